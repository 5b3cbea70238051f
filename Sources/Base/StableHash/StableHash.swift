// StableHash
