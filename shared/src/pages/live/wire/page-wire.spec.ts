import { emptyPage } from '../live-page.testing.js';
import { flagsOf, pageWireOf, partsOf } from './page-wire.js';

describe('how a page came', () => {
  it('is what nobody here edits, and what came beside the values of its properties', () => {
    const page = {
      ...{ ...emptyPage, theme: 4, mine: ['a'], flags: ['a', 7] },
      properties: { title: { id: 7, value: 'A', kind: 'text' } },
    };
    expect(pageWireOf(page)).toStrictEqual({
      fields: { mine: ['a'] },
      flags: ['a', 7],
      properties: { title: { id: 7, kind: 'text' } },
    });
  });

  it('has nothing of what was never sent', () => {
    expect(partsOf({ id: undefined, order: 1 })).toStrictEqual({ order: 1 });
  });

  it('has its flags in their order, and new ones behind them by their names', () => {
    const flags = ['flag:c', 'flag:b', 'flag:a', 'url'].map((name) => [name, true] as const);
    expect(flagsOf(new Map(flags), ['gone', 'b', 7])).toStrictEqual(['b', 7, 'a', 'c']);
  });
});
