const { appendFileSync } = require('node:fs');
const path = require('node:path');
const { TestEnvironment } = require('jest-environment-node');

/** Matches the spec in a stack trace; the first match declared the block. */
const specIn = /(\/[^\s():]+\.spec\.(?:tsx?|js)):\d+/;

/**
 * Records how long each spec runs, even if several share a file: one line of JSON each, in the file
 * `timesFile` of `testEnvironmentOptions`. Multiplies the timeouts of tests and hooks by its
 * `timeoutFactor`.
 */
module.exports = class TimedEnvironment extends TestEnvironment {
  /** Spec of each top-level `describe` or test. */
  specs = new Map();
  startTimes = new Map();
  milliseconds = new Map();

  constructor({ projectConfig, globalConfig }, context) {
    super({ projectConfig, globalConfig }, context);
    const { timesFile, timeoutFactor = 1 } = projectConfig.testEnvironmentOptions;
    this.timesFile = timesFile;
    this.timeoutFactor = timeoutFactor;
    this.nameOf = (file) => path.relative(globalConfig.rootDir, file);
    this.name = this.nameOf(context.testPath);
  }

  handleTestEvent({ name, asyncError, describeBlock, test }, state) {
    const { currentDescribeBlock } = state;
    switch (name) {
      case 'run_start':
        return this.extendTimeouts(state);
      case 'start_describe_definition':
        return this.addBlock(currentDescribeBlock, asyncError);
      case 'add_test':
        return this.addBlock(currentDescribeBlock.tests.at(-1), asyncError);
      case 'run_describe_start':
      case 'test_start':
        return void this.startTimes.set(describeBlock ?? test, performance.now());
      case 'run_describe_finish':
      case 'test_done':
        return this.addTime(describeBlock ?? test);
      default:
        return undefined;
    }
  }

  addBlock(block, { stack }) {
    const isTopLevel = block.parent.parent === undefined;
    const [, spec] = (isTopLevel && specIn.exec(stack)) || [];
    if (spec) this.specs.set(block, this.nameOf(spec));
  }

  /** Every spec is declared by now, including its own timeouts. */
  extendTimeouts(state) {
    state.testTimeout *= this.timeoutFactor;
    this.extendTimeoutsIn(state.rootDescribeBlock);
  }

  extendTimeoutsIn({ hooks, children }) {
    const tests = children.filter(({ type }) => type === 'test');
    for (const timed of [...hooks, ...tests]) {
      if (timed.timeout) timed.timeout *= this.timeoutFactor;
    }
    for (const child of children) if (child.type === 'describeBlock') this.extendTimeoutsIn(child);
  }

  addTime(block) {
    const duration = performance.now() - this.startTimes.get(block);
    const spec = this.specs.get(block);
    if (spec) this.milliseconds.set(spec, (this.milliseconds.get(spec) ?? 0) + duration);
    // A spec with its own file, including hooks outside its `describe`.
    const isWholeFile = block.parent === undefined && this.milliseconds.has(this.name);
    if (isWholeFile) this.milliseconds.set(this.name, duration);
  }

  async teardown() {
    const times = [...this.milliseconds].map(([spec, milliseconds]) => ({ spec, milliseconds }));
    appendFileSync(this.timesFile, times.map((time) => `${JSON.stringify(time)}\n`).join(''));
    await super.teardown();
  }
};
