import { emptyPage } from '../live-page.testing.js';
import { flagsOf, pageWireOf, partsOf } from './page-wire.js';

describe('the wire state of a page', () => {
  it('contains unknown fields and property metadata', () => {
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

  it('is empty for fields that were not sent', () => {
    expect(partsOf({ id: undefined, order: 1 })).toStrictEqual({ order: 1 });
  });

  it('keeps the order of flags and appends new ones by name', () => {
    const flags = ['flag:c', 'flag:b', 'flag:a', 'url'].map((name) => [name, true] as const);
    expect(flagsOf(new Map(flags), ['gone', 'b', 7])).toStrictEqual(['b', 7, 'a', 'c']);
  });
});
