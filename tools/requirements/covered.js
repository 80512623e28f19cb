import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { catalogue } from './catalogue.js';

const file = path.join(import.meta.dirname, 'covered.txt');

/** The baseline: rows that passing tests of the product have covered. */
export function coveredRows() {
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}

/** Which rows of the baseline a run covers no longer, and which it covers that are not in it yet. */
export function compare(baseline, counts) {
  const all = new Set(baseline);
  return {
    lost: baseline.filter((id) => !counts.has(id)),
    added: [...catalogue.keys()].filter((id) => counts.has(id) && !all.has(id)),
  };
}

/** Adds rows to the baseline, in the order of the catalogue. */
export function addCovered(ids) {
  const all = new Set([...coveredRows(), ...ids]);
  const inOrder = [...catalogue.keys()].filter((id) => all.has(id));
  writeFileSync(file, `${inOrder.join('\n')}\n`);
}
