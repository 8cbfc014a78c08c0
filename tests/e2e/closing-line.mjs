// Ends a run with one line for machines: "browser: 12 passed, 0 failed, 1 skipped".
export default class ClosingLine {
  onBegin(_config, suite) {
    this.suite = suite;
  }
  onEnd() {
    const count = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    for (const test of this.suite.allTests()) count[test.outcome()] += 1;
    // Only what is measured may be tried again; once it could be met, it is met.
    console.log(`browser: ${count.expected + count.flaky} passed, ${count.unexpected} failed, ${count.skipped} skipped`);
  }
  printsToStdio() {
    return false;
  }
}
