import type { SplitTest } from '../split-tests/split-test.js';
import type { Variations } from '../split-tests/variations.js';

/** GRD-035: the split test that decides whom a shop shows its favourites to, and its variation for them. */
export const favouritesTest = 'favourites';
export const shownVariation = 'show';

/**
 * BSK-009: whether somebody is shown favourites in a shop that keeps them: with the test by its variation
 * alone, also once that has won; without it, and once it was stopped, everybody is.
 */
export function areFavouritesShown(variations: Variations): boolean {
  return (variations.get(favouritesTest) ?? shownVariation) === shownVariation;
}

/** Whether the test stands on every page of a shop. */
export function testsFavourites(tests: readonly SplitTest[]): boolean {
  return tests.some(({ name, isRunning }) => isRunning && name === favouritesTest);
}
