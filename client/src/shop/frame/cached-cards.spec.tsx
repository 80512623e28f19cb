import type { ProductCard as Card } from '@selvedge/shared/catalogue/contract';
import { renderToString } from 'react-dom/server';

import { useCachedCard } from './cached-cards.js';
import { card } from '../app/screens.testing.js';
import { RenderedFavourites } from '../../lib/favourites.js';
import { CardDrawing, drawCard, ProductCard } from '../../ui/shop/common/ProductCard.js';

const many = ['Navy', 'White', 'Black', 'Sand', 'Sky', 'Moss', 'Rust'];

function markup(
  drawing: typeof drawCard,
  product: Card,
  favourites?: readonly string[],
  eager = false,
) {
  return renderToString(
    <CardDrawing value={drawing}>
      <RenderedFavourites value={favourites}>
        <ProductCard product={product} eager={eager} />
      </RenderedFavourites>
    </CardDrawing>,
  );
}

/** Uses a new product for each test, because rendered cards stay cached. */
function expectSame(
  product: Card,
  ...favourites: readonly (readonly string[] | undefined)[]
): void {
  for (const liked of [...favourites, ...favourites])
    expect(markup(useCachedCard, product, liked)).toBe(markup(drawCard, product, liked));
}

describe('cached product card', () => {
  it("equals a newly rendered one, including React's markers", () => {
    expectSame({ ...card }, undefined);
    expectSame({ ...card, salePrice: 1950, secondImage: card.image, name: 'A & "B"' }, []);
    expectSame({ ...card, colours: many.map((name) => ({ name, hex: '#123456' })) }, []);
  });

  it('has the heart of the current visitor', () => {
    expectSame({ ...card }, undefined, [], [card.uuid], ['another'], ['another', card.uuid]);
  });

  it('preloads its image if it is on the first screen', () => {
    const product = { ...card };
    markup(useCachedCard, product, []);
    const eager = markup(useCachedCard, product, [], true);
    expect(eager).toMatch(/^<link rel="preload" as="image"/);
    expect(eager).toBe(markup(drawCard, product, [], true));
  });

  it('is rendered only once', () => {
    const product = { ...card };
    const first = markup(useCachedCard, product);
    // Cards are immutable; this change shows whether the object is read again.
    Object.assign(product, { name: 'Another' });
    expect(markup(useCachedCard, product)).toBe(first);
    expect(markup(useCachedCard, { ...product })).not.toBe(first);
  });
});
