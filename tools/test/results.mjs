import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { root } from '../build/prepare.mjs';

/** Databases, results and traces of test runs, apart from the data of `npm start`. */
export const folder = path.join(root, '.data/test');

/** Specs that `npm run test:changed` runs, as JSON. */
export const changedSpecs = path.join(folder, 'changed-specs.json');

/** Returns the result files of a run: `first` for `npm test`, `rest` for `npm run test:rest`. */
export function resultsOf(run) {
  const file = (name) => path.join(folder, `${run}-${name}`);
  return {
    specs: file('specs.json'),
    specTimes: file('spec-times.jsonl'),
    journeys: file('journeys.json'),
  };
}

/** Deletes the results of earlier runs. */
export function clearResults(...runs) {
  mkdirSync(folder, { recursive: true });
  for (const file of runs.flatMap((run) => Object.values(resultsOf(run)))) {
    rmSync(file, { force: true });
  }
}
