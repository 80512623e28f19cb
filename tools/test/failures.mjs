import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Maximum number of flaky tests: chance affects a few, a product fault many (decision 0085). */
const maxFlaky = 3;
const maxReasonLength = 300;

/**
 * Returns the specs and journeys that did not pass at the first try, from the JSON of jest and
 * Playwright; a missing file counts as empty.
 * @returns `failed` at each try, `flaky` ones passed on retry; each with name and first reason
 */
export function failuresOf({ specs, journeys }) {
  const all = [
    ...(contentOf(specs)?.testResults ?? []).flatMap(inSpecFile),
    ...(contentOf(journeys)?.suites ?? []).flatMap(inSuite),
  ];
  const withOutcome = (wanted) =>
    all
      .filter(({ outcome }) => outcome === wanted)
      .map(({ name, reason }) => ({ name, reason: summaryOf(reason) }));
  return { failed: withOutcome('failed'), flaky: withOutcome('flaky') };
}

/**
 * Prints both lists; called at the end of a run. Returns whether the number of flaky tests is
 * acceptable.
 */
export function reportFailures(files, write) {
  const { failed, flaky } = failuresOf(files);
  list('Failed', failed, write);
  list('Flaky, passed only when retried', flaky, write);
  const areFew = flaky.length <= maxFlaky;
  if (!areFew) write(`More than ${maxFlaky} flaky tests fail the run.\n`);
  return areFew;
}

function list(heading, tests, write) {
  if (tests.length > 0) write(`${heading} (${tests.length}):\n`);
  for (const { name, reason } of tests) write(`  ${name}\n    ${reason}\n`);
}

function inSpecFile({ name: file, message, assertionResults }) {
  // A file that failed to load contains no tests.
  if (assertionResults.length === 0 && message) {
    return [{ outcome: 'failed', name: file, reason: message }];
  }
  return assertionResults.flatMap(
    ({ fullName: name, status, invocations = 1, failureMessages, retryReasons = [] }) => {
      if (status === 'failed') return [{ outcome: 'failed', name, reason: failureMessages[0] }];
      const isFlaky = status === 'passed' && invocations > 1;
      return isFlaky ? [{ outcome: 'flaky', name, reason: retryReasons[0] }] : [];
    },
  );
}

/** Playwright's outcomes. */
const outcomes = { unexpected: 'failed', flaky: 'flaky' };

function inSuite({ specs = [], suites = [] }) {
  const found = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      outcome: outcomes[status],
      name: `${file}: ${title}`,
      reason: results[0]?.errors?.[0]?.message,
    })),
  );
  return [...found, ...suites.flatMap(inSuite)];
}

/** The expectation without the stack trace. */
function summaryOf(reason = 'No error message.') {
  const [message] = stripVTControlCharacters(reason).split(/\n\s+at /, 1);
  return message.trim().replaceAll(/\s+/g, ' ').slice(0, maxReasonLength);
}

function contentOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
