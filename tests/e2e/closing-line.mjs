// Ends a run with what failed and why, a line a test, and one line for machines: "browser: 12 passed, 0 failed, 1 skipped".

/** A machine that stumbles is not a fault of the site; more than this many tests that want a second try are. */
const STUMBLES = 2;

const inOneLine = ({ message = "" }) => message.replace(/\x1b\[[0-9;]*m/g, "").split("\n").filter(Boolean).slice(0, 6).join(" | ");

export default class ClosingLine {
  /** What went wrong outside of every test: a browser that does not close in time, a process that ends. */
  outside = [];
  onBegin(_config, suite) {
    this.suite = suite;
  }
  onError(error) {
    this.outside.push(inOneLine(error));
  }
  onEnd({ status }) {
    const tests = { expected: [], unexpected: [], flaky: [], skipped: [] };
    for (const test of this.suite.allTests()) tests[test.outcome()].push(test);
    // What is measured may be tried again (it sets its own retries): once it could be met, it is met.
    const stumbled = tests.flaky.filter((test) => !test.titlePath().includes("measured"));
    for (const [what, list] of [["failed", tests.unexpected], ["passed at the second try", stumbled]]) {
      for (const test of list) {
        const why = test.results.flatMap(({ errors }) => errors).map(inOneLine);
        console.log(`${what}: ${test.titlePath().filter(Boolean).join(" > ")}: ${why[0]}`);
      }
    }
    for (const why of this.outside) console.log(`outside of every test: ${why}`);
    const passed = tests.expected.length + tests.flaky.length;
    console.log(`browser: ${passed} passed, ${tests.unexpected.length} failed, ${tests.skipped.length} skipped${stumbled.length > 0 ? `, ${stumbled.length} at the second try` : ""}`);
    if (stumbled.length + this.outside.length > STUMBLES) return { status: "failed" };
    // Where it is decided whether a change lands, a browser that stumbles after its last test has still shown that every test passes.
    const hasRun = passed > 0 && this.suite.allTests().every((test) => test.results.length > 0);
    const isTheMachine = process.env.CI && status === "failed" && this.outside.length > 0 && tests.unexpected.length === 0 && hasRun;
    return isTheMachine ? { status: "passed" } : undefined;
  }
  printsToStdio() {
    return false;
  }
}
