import { readFileSync } from 'node:fs';

import { changedSpecs } from '../results.mjs';
import { groupedRun } from './grouped-run.js';

const specs = JSON.parse(readFileSync(changedSpecs, 'utf8'));

/** Configuration of `npm run test:changed`. */
export default groupedRun({
  name: 'changed',
  isWanted: (spec) => specs.includes(spec),
  testMatch: specs,
});
