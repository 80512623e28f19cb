import { viewerFacts, viewerIn, VIEWERS } from './viewers.js';

describe('as whom somebody looks at a page that they make', () => {
  it('is one of three, or themselves', () => {
    expect(VIEWERS.map(viewerIn)).toStrictEqual(['stranger', 'shopper', 'basket']);
    expect(['', 'Shopper', undefined, 7].map(viewerIn)).toStrictEqual(Array(4).fill(undefined));
  });

  it('is told apart by what conditions ask: who is signed in, and who has put something in', () => {
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
