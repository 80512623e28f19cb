import fc from 'fast-check';

import type { SplitTest } from './split-test.js';
import {
  assignVariations,
  parseAssignments,
  formatAssignments,
  variationsFor,
  variationsKey,
  type SplitContext,
} from './variations.js';

const hero: SplitTest = {
  ...{ id: 71, name: 'hero', startedAt: '2026-01-01T00:00:00.000Z', isRunning: true, winner: null },
  variations: [
    { id: 1, name: 'old', weight: 1 },
    { id: 2, name: 'new', weight: 3 },
  ],
};
const contextWith = (changes: Partial<SplitContext> = {}): SplitContext => ({
  ...{ query: {}, assigned: new Map(), visitId: 'somebody', ...changes },
});
const shown = (changes: Partial<SplitContext>, test = hero) =>
  variationsFor([test], contextWith(changes)).get('hero');

describe('which variation somebody is shown', () => {
  it('is the same of one session whenever it asks, and of all by their weights', () => {
    const picked = Array.from({ length: 4_000 }, (_, index) =>
      shown({ visitId: `visit-${String(index)}` }),
    );
    expect(picked).toStrictEqual(
      Array.from({ length: 4_000 }, (_, index) => shown({ visitId: `visit-${String(index)}` })),
    );
    const share = picked.filter((name) => name === 'new').length / picked.length;
    expect(Math.abs(share - 0.75)).toBeLessThan(0.03);
  });

  it('is drawn for each test by itself', () => {
    const both = Array.from({ length: 400 }, (_, index) => {
      const change = { visitId: `visit-${String(index)}` };
      return [shown(change), shown(change, { ...hero, id: 72 })];
    });
    expect(both.some(([one, other]) => one !== other)).toBe(true);
  });

  it('is the default where there is no session', () => {
    expect(shown({ visitId: '' })).toBe('old');
  });

  it('is what the address says for this once, of the test by its name', () => {
    for (const name of ['old', 'new']) {
      expect(shown({ query: { hero: name } })).toBe(name);
      expect(shown({ query: { hero: name, 'split-var': 'hero:old' } })).toBe(name);
    }
    const context = contextWith({ query: { hero: 'old' }, assigned: parseAssignments('1z.2') });
    expect(formatAssignments(assignVariations([hero], context))).toBe('1z.2');
  });

  it('is what the session is forced to, and stays so', () => {
    for (const [name, id] of [
      ['old', 1],
      ['new', 2],
    ] as const) {
      const forced = contextWith({ query: { 'split-var': `hero:${name}` } });
      const assigned = assignVariations([hero], forced);
      expect(formatAssignments(assigned)).toBe(`1z.${String(id)}`);
      expect(shown({ assigned })).toBe(name);
    }
  });

  it.each([{ hero: 'none' }, { 'split-var': 'hero:none' }, { 'split-var': 'other:old' }])(
    'is not changed by what no test has: %j',
    (query) => {
      for (const variation of [1, 2]) {
        const assigned = parseAssignments(`1z.${String(variation)}`);
        expect(shown({ query, assigned })).toBe(shown({ assigned }));
      }
    },
  );

  it('is drawn anew where the session has one that is none any longer', () => {
    expect(shown({ assigned: parseAssignments('1z.7') })).toBe(shown({}));
  });

  it('is the winner for everybody once the test has ended, or none of a test that was stopped', () => {
    const ended = { ...hero, isRunning: false, winner: 1 };
    for (const visitId of ['a', 'b', 'c', 'd']) expect(shown({ visitId }, ended)).toBe('old');
    expect(shown({ query: { hero: 'new', 'split-var': 'hero:new' } }, ended)).toBe('old');
    expect(variationsFor([{ ...ended, winner: null }], contextWith()).size).toBe(0);
    expect(assignVariations([ended], contextWith()).size).toBe(0);
  });

  it('tells pages apart by tests that run, and by no others', () => {
    const ended = { ...hero, name: 'ended', isRunning: false, winner: 1 };
    const tests = [hero, ended];
    const keys = ['old', 'new'].map((name) =>
      variationsKey(tests, variationsFor(tests, contextWith({ query: { hero: name } }))),
    );
    expect(keys).toStrictEqual(['hero=old', 'hero=new']);
  });
});

describe('what a cookie keeps of a session', () => {
  it('comes back as it was kept', () => {
    const code = fc.stringMatching(/^[a-z\d]{1,6}$/);
    const plain = { noNullPrototype: true } as const;
    const assignment = fc.record(
      { variation: fc.integer({ min: 1, max: 9 }), isDiscovered: fc.boolean() },
      plain,
    );
    fc.assert(
      fc.property(fc.dictionary(code, assignment, plain), (all) => {
        const map = new Map(Object.entries(all));
        expect(parseAssignments(formatAssignments(map))).toStrictEqual(map);
      }),
    );
  });

  it('is nothing where it is none of ours', () => {
    for (const text of [undefined, '', 'hero', '1z.x', '1z.1e', '__proto__', '1z.1;x=1'])
      expect(parseAssignments(text).size).toBe(0);
  });

  it('keeps that a test was seen, also where it is forced', () => {
    const context = contextWith({
      query: { 'split-var': 'hero:old' },
      assigned: parseAssignments('1z.2d'),
    });
    expect(formatAssignments(assignVariations([hero], context))).toBe('1z.1d');
  });
});
