import path from 'node:path';

/**
 * Returns the full names of the product's passed tests from the output of `jest --json`. Specs of
 * tools and asset scripts prove nothing about the product.
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
 * Returns the full names of the passed tests from Playwright's JSON report. A flaky test counts as
 * passed; one that was skipped in every browser does not.
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
