import * as Y from 'yjs';

import type { Json } from '../../../catalogue/contract.js';
import { rebaseValues } from './rebase-values.js';

type Values = Readonly<Record<string, Json>>;

function mapOf(values: Values): Y.Map<Json> {
  const map = new Y.Doc().getMap<Json>('values');
  for (const [name, value] of Object.entries(values)) map.set(name, value);
  return map;
}

/** Returns the merged values of a block, and the names in conflict. */
function carried(stored: Values | undefined, mine: Values | undefined, now: Values) {
  const live = mapOf(now);
  const left = rebaseValues(live, {
    stored: stored && mapOf(stored),
    mine: mine && mapOf(mine),
  });
  return [live.toJSON(), left];
}

describe('carried values', () => {
  it('are removed if they were removed locally', () => {
    expect(
      carried({ align: 'left', size: 1 }, { size: 1 }, { align: 'left', size: 1 }),
    ).toStrictEqual([{ size: 1 }, []]);
    expect(carried({ align: 'left' }, {}, { align: 'right' })).toStrictEqual([
      { align: 'right' },
      ['align'],
    ]);
  });

  it('are the local ones if none were stored', () => {
    expect(carried(undefined, { align: 'left' }, {})).toStrictEqual([{ align: 'left' }, []]);
  });

  it('are removed if the local map is gone', () => {
    expect(carried({ align: 'left' }, undefined, { align: 'left' })).toStrictEqual([{}, []]);
  });
});
