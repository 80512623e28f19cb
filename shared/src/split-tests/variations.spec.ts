import fc from 'fast-check';

import type { SplitTest } from './split-test.js';
import {
  keptFor,
  keptIn,
  keptText,
  variationsFor,
  variationsKey,
  type SplitVisit,
} from './variations.js';

const hero: SplitTest = {
  ...{ id: 71, name: 'hero', startedAt: '2026-01-01T00:00:00.000Z', isRunning: true, winner: null },
  variations: [
    { id: 1, name: 'old', weight: 1 },
    { id: 2, name: 'new', weight: 3 },
  ],
};
const asks = (changes: Partial<SplitVisit> = {}): SplitVisit => ({
  ...{ query: {}, kept: new Map(), visit: 'somebody', ...changes },
});
const shown = (changes: Partial<SplitVisit>, test = hero) =>
  variationsFor([test], asks(changes)).get('hero');

describe('which variation somebody is shown', () => {
  it('is the same of one session whenever it asks, and of all by their weights', () => {
    const drawn = Array.from({ length: 4_000 }, (_, index) =>
      shown({ visit: `visit-${String(index)}` }),
    );
    expect(drawn).toStrictEqual(
      Array.from({ length: 4_000 }, (_, index) => shown({ visit: `visit-${String(index)}` })),
    );
    const share = drawn.filter((name) => name === 'new').length / drawn.length;
    expect(Math.abs(share - 0.75)).toBeLessThan(0.03);
  });

  it('is drawn for each test by itself', () => {
    const both = Array.from({ length: 400 }, (_, index) => {
      const visit = { visit: `visit-${String(index)}` };
      return [shown(visit), shown(visit, { ...hero, id: 72 })];
    });
    expect(both.some(([one, other]) => one !== other)).toBe(true);
  });

  it('is the default where there is no session', () => {
    expect(shown({ visit: '' })).toBe('old');
  });

  it('is what the address says for this once, of the test by its name', () => {
    for (const name of ['old', 'new']) {
      expect(shown({ query: { hero: name } })).toBe(name);
      expect(shown({ query: { hero: name, 'split-var': 'hero:old' } })).toBe(name);
    }
    const visit = asks({ query: { hero: 'old' }, kept: keptIn('1z.2') });
    expect(keptText(keptFor([hero], visit))).toBe('1z.2');
  });

  it('is what the session is forced to, and stays so', () => {
    for (const [name, id] of [
      ['old', 1],
      ['new', 2],
    ] as const) {
      const forced = asks({ query: { 'split-var': `hero:${name}` } });
      const kept = keptFor([hero], forced);
      expect(keptText(kept)).toBe(`1z.${String(id)}`);
      expect(shown({ kept })).toBe(name);
    }
  });

  it.each([{ hero: 'none' }, { 'split-var': 'hero:none' }, { 'split-var': 'other:old' }])(
    'is not changed by what no test has: %j',
    (query) => {
      for (const variation of [1, 2]) {
        const kept = keptIn(`1z.${String(variation)}`);
        expect(shown({ query, kept })).toBe(shown({ kept }));
      }
    },
  );

  it('is drawn anew where the session has one that is none any longer', () => {
    expect(shown({ kept: keptIn('1z.7') })).toBe(shown({}));
  });

  it('is the winner for everybody once the test has ended, or none of a test that was stopped', () => {
    const ended = { ...hero, isRunning: false, winner: 1 };
    for (const visit of ['a', 'b', 'c', 'd']) expect(shown({ visit }, ended)).toBe('old');
    expect(shown({ query: { hero: 'new', 'split-var': 'hero:new' } }, ended)).toBe('old');
    expect(variationsFor([{ ...ended, winner: null }], asks()).size).toBe(0);
    expect(keptFor([ended], asks()).size).toBe(0);
  });

  it('tells pages apart by tests that run, and by no others', () => {
    const ended = { ...hero, name: 'ended', isRunning: false, winner: 1 };
    const tests = [hero, ended];
    const keys = ['old', 'new'].map((name) =>
      variationsKey(tests, variationsFor(tests, asks({ query: { hero: name } }))),
    );
    expect(keys).toStrictEqual(['hero=old', 'hero=new']);
  });
});

describe('what a cookie keeps of a session', () => {
  it('comes back as it was kept', () => {
    const code = fc.stringMatching(/^[a-z\d]{1,6}$/);
    const plain = { noNullPrototype: true } as const;
    const kept = fc.record(
      { variation: fc.integer({ min: 1, max: 9 }), isDiscovered: fc.boolean() },
      plain,
    );
    fc.assert(
      fc.property(fc.dictionary(code, kept, plain), (all) => {
        const map = new Map(Object.entries(all));
        expect(keptIn(keptText(map))).toStrictEqual(map);
      }),
    );
  });

  it('is nothing where it is none of ours', () => {
    for (const text of [undefined, '', 'hero', '1z.x', '1z.1e', '__proto__', '1z.1;x=1'])
      expect(keptIn(text).size).toBe(0);
  });

  it('keeps that a test was seen, also where it is forced', () => {
    const visit = asks({ query: { 'split-var': 'hero:old' }, kept: keptIn('1z.2d') });
    expect(keptText(keptFor([hero], visit))).toBe('1z.1d');
  });
});
