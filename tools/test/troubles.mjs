import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** With more of them a run has failed: chance strikes a few, a fault of the product many (decision 0086). */
const allowed = 3;
const shownOfReason = 300;

/**
 * The specs and journeys that did not pass at once, from what jest and Playwright wrote down as JSON; a
 * file that is not there counts as empty.
 * @returns `failed` at each try, `unsteady` ones passed at the second; each with its name and the first reason
 */
export function troubles({ specs, journeys }) {
  const all = [
    ...(contentOf(specs)?.testResults ?? []).flatMap(inSpecFile),
    ...(contentOf(journeys)?.suites ?? []).flatMap(inSuite),
  ];
  const withOutcome = (wanted) =>
    all
      .filter(({ outcome }) => outcome === wanted)
      .map(({ name, reason }) => ({ name, reason: inShort(reason) }));
  return { failed: withOutcome('failed'), unsteady: withOutcome('unsteady') };
}

/** Tells each, last in a long run, where it is read. Whether the unsteady ones are few enough. */
export function tellTroubles(files, write) {
  const { failed, unsteady } = troubles(files);
  tell('Failed', failed, write);
  tell('Passed at the second try only', unsteady, write);
  const areFew = unsteady.length <= allowed;
  if (!areFew) write(`More than ${allowed} that need a second try are no chance.\n`);
  return areFew;
}

function tell(what, found, write) {
  if (found.length > 0) write(`${what} (${found.length}):\n`);
  for (const { name, reason } of found) write(`  ${name}\n    ${reason}\n`);
}

function inSpecFile({ name: file, message, assertionResults }) {
  // It could not be loaded, so that it has no tests.
  if (assertionResults.length === 0 && message) {
    return [{ outcome: 'failed', name: file, reason: message }];
  }
  return assertionResults.flatMap(
    ({ fullName: name, status, invocations = 1, failureMessages, retryReasons = [] }) => {
      if (status === 'failed') return [{ outcome: 'failed', name, reason: failureMessages[0] }];
      const isSteady = status !== 'passed' || invocations === 1;
      return isSteady ? [] : [{ outcome: 'unsteady', name, reason: retryReasons[0] }];
    },
  );
}

/** What Playwright calls an outcome. */
const outcomes = { unexpected: 'failed', flaky: 'unsteady' };

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

/** What was expected, without the calls that led there. */
function inShort(reason = 'It says nothing.') {
  const [message] = stripVTControlCharacters(reason).split(/\n\s+at /, 1);
  return message.trim().replaceAll(/\s+/g, ' ').slice(0, shownOfReason);
}

function contentOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
