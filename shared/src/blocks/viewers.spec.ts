import { viewerFacts, parseViewer, VIEWERS } from './viewers.js';

describe('preview viewers', () => {
  it('are the three known names, or undefined', () => {
    expect(VIEWERS.map(parseViewer)).toStrictEqual(['stranger', 'shopper', 'basket']);
    expect(['', 'Shopper', undefined, 7].map(parseViewer)).toStrictEqual(Array(4).fill(undefined));
  });

  it('differ in being signed in, and in basket and favourites', () => {
    const facts = VIEWERS.map((name) => viewerFacts[name]);
    expect(facts.map(({ isSignedIn }) => isSignedIn)).toStrictEqual([false, true, false]);
    expect(facts.map(({ basketQuantity }) => basketQuantity > 0)).toStrictEqual([
      false,
      false,
      true,
    ]);
    expect(facts.map(({ favourites }) => favourites > 0)).toStrictEqual([false, true, false]);
  });
});
