import type { ProductCard as Card } from '@selvedge/shared/catalogue/contract';
import { useContext, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

import { asText } from './as-text.js';
import { RenderedFavourites } from '../../lib/favourites.js';
import { drawCard, type ProductCardProps } from '../../ui/shop/common/ProductCard.js';

/** Cached cards by the state of their heart: liked, not liked, or none. */
const cached = new WeakMap<Card, Map<boolean | undefined, ReactElement>>();

/**
 * Server-side cache of rendered cards, kept as long as the product object. Hydration sees no
 * difference. Cards on the first screen are excluded, because React emits preloads for their
 * images.
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
