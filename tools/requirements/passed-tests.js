/** The full names of the tests that passed, from what `jest --json` wrote. */
export function passedInJest({ testResults }) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName);
}

/**
 * The full names of the tests that passed, from what Playwright's JSON reporter wrote. One that
 * needed a second try has passed; one that was skipped in every browser has not.
 */
export function passedInPlaywright({ suites }) {
  return suites.flatMap((suite) => passedInSuite(suite, []));
}

function passedInSuite({ title, specs = [], suites = [] }, parents) {
  const path = [...parents, title];
  return [
    ...specs.filter(hasPassed).map((spec) => [...path, spec.title].join(' ')),
    ...suites.flatMap((suite) => passedInSuite(suite, path)),
  ];
}

function hasPassed({ tests }) {
  const run = tests.filter(({ status }) => status !== 'skipped');
  return run.length > 0 && run.every(({ results }) => results.at(-1)?.status === 'passed');
}
