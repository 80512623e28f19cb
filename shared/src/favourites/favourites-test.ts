import type { SplitTest } from '../split-tests/split-test.js';
import type { Variations } from '../split-tests/variations.js';

/** Name of the split test that hides or shows favourites, and of its `show` variation. */
export const favouritesTest = 'favourites';
export const shownVariation = 'show';

/**
 * Whether a visitor sees favourites in a shop that has enabled them. While the test runs, or after
 * it has a winner, this depends on the variation; otherwise all visitors see them.
 */
export function areFavouritesShown(variations: Variations): boolean {
  return (variations.get(favouritesTest) ?? shownVariation) === shownVariation;
}

/** Whether the test is part of every page of the shop. */
export function testsFavourites(tests: readonly SplitTest[]): boolean {
  return tests.some(({ name, isRunning }) => isRunning && name === favouritesTest);
}
