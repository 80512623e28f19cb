import type { SplitTest } from '../split-tests/split-test.js';
import { areFavouritesShown, favouritesTest, testsFavourites } from './favourites-test.js';

const test = (name: string, isRunning: boolean): SplitTest => ({
  ...{ id: 1, name, isRunning, startedAt: '2026-01-01T00:00:00.000Z', winner: null },
  variations: [],
});

describe('the favourites split test', () => {
  it('shows favourites only in its `show` variation, and always without a test', () => {
    expect(areFavouritesShown(new Map())).toBe(true);
    expect(areFavouritesShown(new Map([['hero', 'hide']]))).toBe(true);
    expect(areFavouritesShown(new Map([[favouritesTest, 'show']]))).toBe(true);
    expect(areFavouritesShown(new Map([[favouritesTest, 'hide']]))).toBe(false);
  });

  it('is part of every page while it runs', () => {
    const hero = test('hero', true);
    expect(testsFavourites([hero, test(favouritesTest, true)])).toBe(true);
    expect(testsFavourites([hero, test(favouritesTest, false)])).toBe(false);
    expect(testsFavourites([])).toBe(false);
  });
});
