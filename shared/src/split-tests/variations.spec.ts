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

describe('the assigned variation', () => {
  it('is stable within a session and distributed by weight', () => {
    const picked = Array.from({ length: 4_000 }, (_, index) =>
      shown({ visitId: `visit-${String(index)}` }),
    );
    expect(picked).toStrictEqual(
      Array.from({ length: 4_000 }, (_, index) => shown({ visitId: `visit-${String(index)}` })),
    );
    const share = picked.filter((name) => name === 'new').length / picked.length;
    expect(Math.abs(share - 0.75)).toBeLessThan(0.03);
  });

  it('is independent between tests', () => {
    const both = Array.from({ length: 400 }, (_, index) => {
      const change = { visitId: `visit-${String(index)}` };
      return [shown(change), shown(change, { ...hero, id: 72 })];
    });
    expect(both.some(([one, other]) => one !== other)).toBe(true);
  });

  it('is the default without a session', () => {
    expect(shown({ visitId: '' })).toBe('old');
  });

  it('follows the URL for a single request, by test name', () => {
    for (const name of ['old', 'new']) {
      expect(shown({ query: { hero: name } })).toBe(name);
      expect(shown({ query: { hero: name, 'split-var': 'hero:old' } })).toBe(name);
    }
    const context = contextWith({ query: { hero: 'old' }, assigned: parseAssignments('1z.2') });
    expect(formatAssignments(assignVariations([hero], context))).toBe('1z.2');
  });

  it('can be forced, and then stays in the session', () => {
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
    'ignores unknown values: %j',
    (query) => {
      for (const variation of [1, 2]) {
        const assigned = parseAssignments(`1z.${String(variation)}`);
        expect(shown({ query, assigned })).toBe(shown({ assigned }));
      }
    },
  );

  it('is drawn again if the session’s variation no longer exists', () => {
    expect(shown({ assigned: parseAssignments('1z.7') })).toBe(shown({}));
  });

  it('is the winner after the test has ended, or none after it was stopped', () => {
    const ended = { ...hero, isRunning: false, winner: 1 };
    for (const visitId of ['a', 'b', 'c', 'd']) expect(shown({ visitId }, ended)).toBe('old');
    expect(shown({ query: { hero: 'new', 'split-var': 'hero:new' } }, ended)).toBe('old');
    expect(variationsFor([{ ...ended, winner: null }], contextWith()).size).toBe(0);
    expect(assignVariations([ended], contextWith()).size).toBe(0);
  });

  it('distinguishes cached pages only by running tests', () => {
    const ended = { ...hero, name: 'ended', isRunning: false, winner: 1 };
    const tests = [hero, ended];
    const keys = ['old', 'new'].map((name) =>
      variationsKey(tests, variationsFor(tests, contextWith({ query: { hero: name } }))),
    );
    expect(keys).toStrictEqual(['hero=old', 'hero=new']);
  });
});

describe('the session cookie', () => {
  it('survives a round trip', () => {
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

  it('is empty if it is malformed', () => {
    for (const text of [undefined, '', 'hero', '1z.x', '1z.1e', '__proto__', '1z.1;x=1'])
      expect(parseAssignments(text).size).toBe(0);
  });

  it('records that a test was seen, even if forced', () => {
    const context = contextWith({
      query: { 'split-var': 'hero:old' },
      assigned: parseAssignments('1z.2d'),
    });
    expect(formatAssignments(assignVariations([hero], context))).toBe('1z.1d');
  });
});
