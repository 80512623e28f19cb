import { runInto } from '../build/prepare.mjs';
import { Report } from './report.mjs';
import { resultsOf } from './results.mjs';

const reminderMs = 10 * 60_000;

/**
 * Runs all checks of a run, each counted once, even after a failure. Ends the process with the
 * closing line of the report. `work` receives `runLane`, which runs checks one after the other.
 */
export async function runChecks(run, work) {
  const report = new Report();
  const reminder = setInterval(() => report.printRunning(), reminderMs);
  await work((checks, options) => runLane(report, checks, options));
  clearInterval(reminder);
  report.print(resultsOf(run));
  process.exit(report.failed.length > 0 ? 1 : 0);
}

/**
 * Prints a check's output when it is done, so that lanes do not interleave. With `isLowPriority`,
 * other lanes get the CPU first.
 */
async function runLane(report, checks, { isLowPriority = false } = {}) {
  for (const { name, check } of checks) {
    const output = [`\n── ${name}\n`];
    const write = (text) => output.push(text);
    const run = runInto(write, { isLowPriority });
    await report.measure({ name, check: () => check(run, write) }, () =>
      process.stdout.write(output.join('')),
    );
  }
}
