import { itemKey, type Choice } from '@selvedge/shared/catalogue/bundles/item-key';

import type { BasketEvent } from './basket.events.js';

/* Events and commands for the decider specs. */

export const basketId = 'b0';
export const choiceOf = (size: string): Choice => ({
  productUuid: '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001',
  colour: 'Navy',
  size,
  bundleOptions: {},
});
export const keyOf = (size: string): string => itemKey(choiceOf(size));
export const added = (size: string, quantity: number): BasketEvent => ({
  type: 'ItemAddedToBasket',
  basketId,
  key: keyOf(size),
  ...choiceOf(size),
  quantity,
});
