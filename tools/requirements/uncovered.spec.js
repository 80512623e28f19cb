import { readdirSync } from 'node:fs';
import path from 'node:path';

import { catalogue } from './catalogue.js';
import { coveredRows } from './covered.js';
import { deviatingRows, uncoveredRows, withoutUncovered } from './uncovered.js';

const decisions = readdirSync(path.join(import.meta.dirname, '../../docs/decisions'));

describe('requirements met in another way', () => {
  it('are catalogue rows, each with the number of a decision', () => {
    for (const [id, number] of deviatingRows()) {
      expect([id, catalogue.has(id)]).toStrictEqual([id, true]);
      expect([id, decisions.filter((name) => name.startsWith(`${number}-`))]).toHaveProperty(
        '1.length',
        1,
      );
    }
  });
});

describe('uncovered requirements', () => {
  it('are catalogue rows in order, each with a reason', () => {
    const uncovered = uncoveredRows();
    expect([...uncovered.keys()]).toStrictEqual(
      [...catalogue.keys()].filter((id) => uncovered.has(id)),
    );
    for (const reason of uncovered.values()) expect(reason).toMatch(/^\S.{20,300}\.$/);
  });

  it('are not in the coverage baseline', () => {
    const uncovered = uncoveredRows();
    expect(coveredRows().filter((id) => uncovered.has(id))).toStrictEqual([]);
  });

  it('do not count as covered when a test cites them', () => {
    const counts = new Map([
      ['ORD-001', 1],
      ['ORD-002', 2],
    ]);
    expect(withoutUncovered(counts, new Map([['ORD-002', 'Partly built.']]))).toStrictEqual(
      new Map([['ORD-001', 1]]),
    );
  });
});
