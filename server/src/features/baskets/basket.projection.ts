import type { Projection } from '../../platform/event-log/model/projection.js';
import { itemsAfter, type BasketItems } from './basket.decider.js';
import type { BasketEvent } from './basket.events.js';

/** Choices only. Name, price and image are joined on reading. */
export interface BasketRow {
  readonly division: number;
  readonly id: string;
  readonly items: BasketItems;
  /** ISO 8601 time of the last change. */
  readonly changedAt: string;
}

/** One row per basket that ever held an item. */
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
