// A reporter. It ends a run with one line for each failed test and its error. A summary for machines follows: "browser:
// 12 passed, 0 failed, 1 skipped".

/** A few flaky tests of nine hundred may be due to the machine. More than this many fail the run. */
const MOST_FLAKY = 4;

const inOneLine = ({ message = "" }) => message.replace(/\x1b\[[0-9;]*m/g, "").split("\n").filter(Boolean).slice(0, 6).join(" | ");

export default class ClosingLine {
  /** Errors outside of any test, such as a browser that does not close in time or a crashed process. */
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
    // Measurements set their own retries: meeting a budget once is enough.
    const flaky = tests.flaky.filter((test) => !test.titlePath().includes("measured"));
    for (const [what, list] of [["failed", tests.unexpected], ["passed at the second try", flaky]]) {
      for (const test of list) {
        const why = test.results.flatMap(({ errors }) => errors).map(inOneLine);
        console.log(`${what}: ${test.titlePath().filter(Boolean).join(" > ")}: ${why[0]}`);
      }
    }
    for (const why of this.outside) console.log(`outside of every test: ${why}`);
    const passed = tests.expected.length + tests.flaky.length;
    console.log(`browser: ${passed} passed, ${tests.unexpected.length} failed, ${tests.skipped.length} skipped${flaky.length > 0 ? `, ${flaky.length} at the second try` : ""}`);
    if (flaky.length + this.outside.length > MOST_FLAKY) return { status: "failed" };
    // In CI, a browser that crashes after its last test does not fail the run: every test has passed by then.
    const hasRun = passed > 0 && this.suite.allTests().every((test) => test.results.length > 0);
    const isTheMachine = process.env.CI && status === "failed" && this.outside.length > 0 && tests.unexpected.length === 0 && hasRun;
    return isTheMachine ? { status: "passed" } : undefined;
  }
  printsToStdio() {
    return false;
  }
}
