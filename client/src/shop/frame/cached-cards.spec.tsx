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

/** With a product of the test's own, since what is known of one stays known. */
function expectSame(
  product: Card,
  ...favourites: readonly (readonly string[] | undefined)[]
): void {
  for (const liked of [...favourites, ...favourites])
    expect(markup(useCachedCard, product, liked)).toBe(markup(drawCard, product, liked));
}

describe('a card that is drawn once', () => {
  it('is to the sign what would be drawn, also for React', () => {
    expectSame({ ...card }, undefined);
    expectSame({ ...card, salePrice: 1950, secondImage: card.image, name: 'A & "B"' }, []);
    expectSame({ ...card, colours: many.map((name) => ({ name, hex: '#123456' })) }, []);
  });

  it('has the heart of whoever looks at it', () => {
    expectSame({ ...card }, undefined, [], [card.uuid], ['another'], ['another', card.uuid]);
  });

  it('is announced with its picture where it is on the first screenful', () => {
    const product = { ...card };
    markup(useCachedCard, product, []);
    const eager = markup(useCachedCard, product, [], true);
    expect(eager).toMatch(/^<link rel="preload" as="image"/);
    expect(eager).toBe(markup(drawCard, product, [], true));
  });

  it('is not drawn again', () => {
    const product = { ...card };
    const first = markup(useCachedCard, product);
    // A card never changes; this one does, to show who still looks at it.
    Object.assign(product, { name: 'Another' });
    expect(markup(useCachedCard, product)).toBe(first);
    expect(markup(useCachedCard, { ...product })).not.toBe(first);
  });
});
