import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { resultsOf } from '../test/results.mjs';
import { passedInJest, passedInPlaywright } from './passed-tests.js';

const root = path.resolve(import.meta.dirname, '../..');

const filesOf = ({ specs, journeys }) => [
  { file: specs, passed: (results) => passedInJest(results, root) },
  { file: journeys, passed: passedInPlaywright },
];
const first = filesOf(resultsOf('first'));
/** Absent until `npm run test:rest` has run. */
const rest = filesOf(resultsOf('rest'));

const exists = ({ file }) => existsSync(file);

/**
 * Returns the results of the last `npm test` and of a later `npm run test:rest`: names of the
 * product's passed tests, and missing result files of `npm test`.
 */
export function lastRun() {
  const read = ({ file }) => JSON.parse(readFileSync(file, 'utf8'));
  return {
    names: [...first, ...rest].filter(exists).flatMap((source) => source.passed(read(source))),
    missing: first.filter((source) => !exists(source)).map(({ file }) => path.relative(root, file)),
  };
}
