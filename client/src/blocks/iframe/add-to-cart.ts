import type { CartMessage } from '@selvedge/shared/baskets/cart-message';
import type { BulkBasketAnswer } from '@selvedge/shared/baskets/contract';

import { setBasketCount } from '../../lib/basket-count.js';
import { call, ensureToken } from '../../lib/http.js';

const product = '/frontend/product';

/** Adds one or more variants to the basket 'main' (BSK-012). Throws ApiError. */
export async function addToCart(message: CartMessage): Promise<BulkBasketAnswer> {
  await ensureToken();
  const answer = await ('variantId' in message
    ? call<BulkBasketAnswer>('POST', `${product}/addItemToCart/`, { item: message, name: 'main' })
    : call<BulkBasketAnswer>('POST', `${product}/bulkAddItemsToCart/`, {
        ...message,
        name: 'main',
      }));
  setBasketCount(answer.quantity);
  return answer;
}
