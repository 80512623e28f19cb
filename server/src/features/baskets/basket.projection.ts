import type { Projection } from '../../platform/event-log/model/projection.js';
import { itemsAfter, type BasketItems } from './basket.decider.js';
import type { BasketEvent } from './basket.events.js';

/** What lies in a basket: choices only. Name, price and picture are joined when it is read. */
export interface BasketRow {
  readonly division: number;
  readonly id: string;
  readonly items: BasketItems;
  /** ISO 8601, the moment of the last change. */
  readonly changedAt: string;
}

/** One row a basket, as long as anything was ever in it. */
export const baskets: Projection<BasketRow, BasketEvent> = {
  name: 'baskets',
  reads: [
    'ItemAddedToBasket',
    'BasketQuantityChanged',
    'ItemRemovedFromBasket',
    'BasketItemsOrdered',
    'BasketItemsTakenAlong',
  ],
  keysOf: ({ division, event }) => [{ division, id: event.basketId }],
  apply: (row, { division, occurredAt, event }) => ({
    division,
    id: event.basketId,
    items: itemsAfter(row?.items ?? [], event),
    changedAt: occurredAt,
  }),
};
