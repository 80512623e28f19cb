import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { catalogue } from './catalogue.js';

const file = path.join(import.meta.dirname, 'covered.txt');

/** The rows that passing tests of the product are known to cover. */
export function coveredRows() {
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}

/** Which of the known rows a run covers no longer, and which it covers that are not known yet. */
export function compare(known, counts) {
  const all = new Set(known);
  return {
    lost: known.filter((id) => !counts.has(id)),
    found: [...catalogue.keys()].filter((id) => counts.has(id) && !all.has(id)),
  };
}

/** Adds rows to those that are known, in the order of the catalogue. */
export function addCovered(ids) {
  const all = new Set([...coveredRows(), ...ids]);
  const inOrder = [...catalogue.keys()].filter((id) => all.has(id));
  writeFileSync(file, `${inOrder.join('\n')}\n`);
}
