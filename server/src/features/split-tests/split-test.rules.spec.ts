import { mostRunning, mostTests } from '@selvedge/shared/split-tests/split-test';

import {
  NoSuchVariation,
  SplitTestHasEnded,
  SplitTestMissing,
  SplitTestNameTaken,
  TooManySplitTests,
} from './split-test.errors.js';
import { withEnd, without, withTest } from './split-test.rules.js';

const startedAt = '2026-01-01T00:00:00.000Z';
const input = {
  name: 'hero',
  variations: [
    { name: 'old', weight: 1 },
    { name: 'new', weight: 2 },
  ],
};
const one = withTest([], input, { id: 7, startedAt });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: index + 1, name: `test-${String(index)}`, startedAt, variations: [], winner: null },
    isRunning: true,
  }));

describe('the split tests of a store', () => {
  it('start running, with numbered variations', () => {
    expect(one).toStrictEqual([
      {
        ...{ id: 7, name: 'hero', startedAt, isRunning: true, winner: null },
        variations: [
          { id: 1, name: 'old', weight: 1 },
          { id: 2, name: 'new', weight: 2 },
        ],
      },
    ]);
  });

  it('need unique names', () => {
    expect(() => withTest(one, input, { id: 8, startedAt })).toThrow(new SplitTestNameTaken());
  });

  it('are limited in number, both running and in total', () => {
    const running = many(mostRunning);
    expect(() => withTest(running, input, { id: 99, startedAt })).toThrow(new TooManySplitTests());
    const ended = many(mostTests).map((test) => ({ ...test, isRunning: false }));
    expect(() => withTest(ended, input, { id: 99, startedAt })).toThrow(new TooManySplitTests());
    expect(withTest(ended.slice(1), input, { id: 99, startedAt })).toHaveLength(mostTests);
  });

  it('end once, with one of their variations as winner or with none', () => {
    expect(withEnd(one, 7, { winner: 2 })).toMatchObject([{ isRunning: false, winner: 2 }]);
    const stopped = withEnd(one, 7, { winner: null });
    expect(stopped).toMatchObject([{ isRunning: false, winner: null }]);
    expect(() => withEnd(stopped, 7, { winner: 1 })).toThrow(new SplitTestHasEnded());
    expect(() => withEnd(one, 7, { winner: 3 })).toThrow(new NoSuchVariation());
    expect(() => withEnd(one, 8, { winner: 1 })).toThrow(new SplitTestMissing('8'));
  });

  it('end and are deleted independently', () => {
    const two = withTest(one, { ...input, name: 'footer' }, { id: 8, startedAt });
    const [first, second] = two;
    expect(withEnd(two, 8, { winner: 1 })).toStrictEqual([
      first,
      { ...second, isRunning: false, winner: 1 },
    ]);
    expect(without(two, 7)).toStrictEqual([second]);
    expect(without(two, 8)).toStrictEqual([first]);
  });

  it('are deleted', () => {
    expect(without(one, 7)).toStrictEqual([]);
    expect(() => without(one, 8)).toThrow(new SplitTestMissing('8'));
  });
});
