// Ends a run with one line for machines: "browser: 12 passed, 0 failed, 1 skipped".
export default class ClosingLine {
  onBegin(_config, suite) {
    this.suite = suite;
  }
  onEnd() {
    const count = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    for (const test of this.suite.allTests()) count[test.outcome()] += 1;
    console.log(`browser: ${count.expected} passed, ${count.unexpected + count.flaky} failed, ${count.skipped} skipped`);
  }
  printsToStdio() {
    return false;
  }
}
