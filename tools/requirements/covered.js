import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { catalogue } from './catalogue.js';

const file = path.join(import.meta.dirname, 'covered.txt');

/** Returns the baseline: rows covered by passing tests of the product. */
export function coveredRows() {
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}

/**
 * Returns the baseline rows that a run no longer covers, and the covered rows missing from the
 * baseline.
 */
export function compare(baseline, counts) {
  const all = new Set(baseline);
  return {
    lost: baseline.filter((id) => !counts.has(id)),
    added: [...catalogue.keys()].filter((id) => counts.has(id) && !all.has(id)),
  };
}

/** Adds rows to the baseline, in catalogue order. */
export function addCovered(ids) {
  const all = new Set([...coveredRows(), ...ids]);
  const inOrder = [...catalogue.keys()].filter((id) => all.has(id));
  writeFileSync(file, `${inOrder.join('\n')}\n`);
}
