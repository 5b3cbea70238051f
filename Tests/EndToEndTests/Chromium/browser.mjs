// Drives Debian's Chromium through its own protocol, over pipes; needs Node and nothing else.
// https://chromedevtools.github.io/devtools-protocol/

import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"

/** A browser with one page, at first of the size of a laptop's screen. */
export class Browser {
  static async launch() {
    const browser = new Browser()
    await browser.connect()
    return browser
  }

  constructor() {
    this.profile = mkdtempSync(`${tmpdir()}/kartotek-chromium-`)
    this.process = spawn(process.env.CHROMIUM ?? "chromium", [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--remote-debugging-pipe",
      `--user-data-dir=${this.profile}`,
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] })
    this.answers = new Map()
    /** What has happened: requests, messages on the console, errors, dialogs. */
    this.events = []
    let text = ""
    this.process.stdio[4].setEncoding("utf8").on("data", (data) => {
      const messages = (text + data).split("\0")
      text = messages.pop()
      for (const message of messages) this.take(JSON.parse(message))
    })
  }

  take({ id, method, params, result, error }) {
    if (!id) return this.events.push({ method, params })
    const { resolve, reject } = this.answers.get(id)
    this.answers.delete(id)
    if (error) reject(new Error(error.message))
    else resolve(result)
  }

  send(method, params = {}) {
    const id = this.lastID = (this.lastID ?? 0) + 1
    this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId: this.session }) + "\0")
    return new Promise((resolve, reject) => this.answers.set(id, { resolve, reject }))
  }

  async connect() {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" })
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true })
    this.session = sessionId
    for (const domain of ["Page", "Runtime", "Network", "Log", "Accessibility"]) {
      await this.send(`${domain}.enable`)
    }
    await this.resize(1440, 900)
  }

  async close() {
    this.session = undefined
    const ended = new Promise((resolve) => this.process.once("exit", resolve))
    this.send("Browser.close").catch(() => {})
    await ended
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 })
  }

  // MARK: The page

  /** Opens an address and waits until lists or a notice are shown. */
  async open(address) {
    await this.send("Page.navigate", { url: "about:blank" })
    await this.send("Page.navigate", { url: address })
    await this.until("document.readyState === 'complete' && document.querySelector('.cell, .notice, .scroller:empty')")
  }

  resize(width, height, mobile = false) {
    return this.send("Emulation.setDeviceMetricsOverride", { width, height, mobile, deviceScaleFactor: 1 })
  }

  dim(isDark) {
    const features = [{ name: "prefers-color-scheme", value: isDark ? "dark" : "light" }]
    return this.send("Emulation.setEmulatedMedia", { features })
  }

  /** The value of an expression in the page. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, returnByValue: true, awaitPromise: true, allowUnsafeEvalBlockedByCSP: false,
    })
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`)
    return result.value
  }

  /** What a function gives in the page. */
  call(work, ...parameters) {
    return this.value(`(${work})(${parameters.map((one) => JSON.stringify(one)).join(", ")})`)
  }

  /** Waits until an expression is true; a minute, which no machine needs. */
  async until(expression) {
    for (let i = 0; i < 1200; i++) {
      if (await this.value(`Boolean(${expression})`).catch(() => false)) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`never came true: ${expression}`)
  }

  /** Lets the page paint, and waits until nothing in it moves any more. */
  async still() {
    await this.settle()
    await this.value("Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => true)")
  }

  /** Lets the page paint twice. */
  settle() {
    return this.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
  }

  async picture() {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" })
    return Buffer.from(data, "base64")
  }

  // MARK: Hands

  /** The middle of an element, in the window. */
  middle(selector, place = 0) {
    return this.call((selector, place) => {
      const box = document.querySelectorAll(selector)[place].getBoundingClientRect()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }, selector, place)
  }

  async click(selector, place = 0) {
    const at = await this.middle(selector, place)
    for (const type of ["mousePressed", "mouseReleased"]) {
      await this.send("Input.dispatchMouseEvent", { type, ...at, button: "left", clickCount: 1 })
    }
    await this.settle()
  }

  /** Drags a finger over points, and says what an expression gives at each. */
  async drag(points, expression = "0") {
    const seen = []
    for (const [place, point] of points.entries()) {
      const type = place === 0 ? "touchStart" : "touchMove"
      await this.send("Input.dispatchTouchEvent", { type, touchPoints: [point] })
      await this.settle()
      seen.push(await this.value(expression))
    }
    await this.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    await this.settle()
    return seen
  }

  async press(key) {
    const text = { Enter: "\r" }[key]
    const code = { Enter: 13, Tab: 9, Escape: 27, End: 35, Home: 36, ArrowUp: 38, ArrowDown: 40, PageDown: 34 }[key]
    await this.send("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", key, code: key, text, windowsVirtualKeyCode: code })
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", key, code: key, windowsVirtualKeyCode: code })
    await this.settle()
  }

  type(text) {
    return this.send("Input.insertText", { text })
  }

  // MARK: What has happened

  /** Messages on the console, errors, blocked loads and dialogs. */
  complaints() {
    const bad = ["Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded", "Page.javascriptDialogOpening"]
    return this.events.filter(({ method }) => bad.includes(method)).map(({ params }) =>
      params.entry?.text ?? params.exceptionDetails?.exception?.description ?? JSON.stringify(params))
  }

  /** The addresses that were asked for, the blank page left out. */
  requests() {
    return this.events.filter(({ method }) => method === "Network.requestWillBeSent")
      .map(({ params }) => params.request.url).filter((url) => url !== "about:blank")
  }
}
