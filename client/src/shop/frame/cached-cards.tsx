import type { ProductCard as Card } from '@selvedge/shared/catalogue/contract';
import { useContext, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

import { asText } from './as-text.js';
import { RenderedFavourites } from '../../lib/favourites.js';
import { drawCard, type ProductCardProps } from '../../ui/shop/common/ProductCard.js';

/** By the state of their hearts: liked, not liked, or none. */
const cached = new WeakMap<Card, Map<boolean | undefined, ReactElement>>();

/**
 * A card as the server draws it: once for as long as its product is the same, on whatever page it stands. To
 * the browser, which hydrates it, it looks as if it had been drawn with the rest. The cards of the first
 * screenful are: React announces their pictures at the head of what it draws.
 */
export function useCachedCard(props: ProductCardProps): ReactElement {
  const favourites = useContext(RenderedFavourites);
  const { product, eager } = props;
  if (eager) return drawCard(props);
  const isLiked = favourites?.includes(product.uuid);
  const cards = cached.get(product) ?? new Map<boolean | undefined, ReactElement>();
  cached.set(product, cards);
  const card =
    cards.get(isLiked) ??
    asText(drawCard(props), (content) =>
      renderToString(<RenderedFavourites value={favourites}>{content}</RenderedFavourites>),
    );
  cards.set(isLiked, card);
  return card;
}
