import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { passedInJest, passedInPlaywright } from './passed-tests.js';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.data/test');
const sources = [
  { file: 'jest-results.json', passed: (results) => passedInJest(results, root) },
  { file: 'journeys.json', passed: passedInPlaywright },
];

/**
 * Returns the results of the last `npm test`: names of the product's passed tests, and missing
 * result files.
 */
export function lastRun() {
  const exists = ({ file }) => existsSync(path.join(folder, file));
  const read = ({ file }) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  return {
    names: sources.filter(exists).flatMap((source) => source.passed(read(source))),
    missing: sources.filter((source) => !exists(source)).map(({ file }) => `.data/test/${file}`),
  };
}
