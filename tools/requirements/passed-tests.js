import path from 'node:path';

/**
 * The full names of the tests of the product that passed, from what `jest --json` wrote. The specs of
 * tools, and of what makes the assets, prove nothing about the product.
 */
export function passedInJest({ testResults }, root) {
  const others = ['tools/', 'assets/make/'].map((folder) => path.join(root, folder));
  return testResults
    .filter(({ name }) => !others.some((folder) => name.startsWith(folder)))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName);
}

/**
 * The full names of the tests that passed, from what Playwright's JSON reporter wrote. A flaky one
 * has passed; one that was skipped in every browser has not.
 */
export function passedInPlaywright({ suites }) {
  return suites.flatMap((suite) => passedInSuite(suite, []));
}

function passedInSuite({ title, specs = [], suites = [] }, parents) {
  const names = [...parents, title];
  return [
    ...specs.filter(hasPassed).map((spec) => [...names, spec.title].join(' ')),
    ...suites.flatMap((suite) => passedInSuite(suite, names)),
  ];
}

function hasPassed({ tests }) {
  const run = tests.filter(({ status }) => status !== 'skipped');
  return run.length > 0 && run.every(({ results }) => results.at(-1)?.status === 'passed');
}
