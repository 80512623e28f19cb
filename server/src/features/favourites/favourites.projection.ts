import type { Projection } from '../../platform/event-log/model/projection.js';
import { likedAfter, type LikedItems } from './favourites.decider.js';
import type { FavouritesEvent } from './favourites.events.js';

/** What is in a list: choices only. Name, price and picture are joined when it is read. */
export interface FavouritesRow {
  readonly division: number;
  readonly id: string;
  readonly items: LikedItems;
  /** ISO 8601, the moment of the last change. */
  readonly changedAt: string;
}

export const favourites: Projection<FavouritesRow, FavouritesEvent> = {
  name: 'favourites',
  reads: ['FavouriteAdded', 'FavouriteRemoved', 'FavouritesKept'],
  isOfOneStream: true,
  keysOf: ({ division, event }) => [{ division, id: event.listId }],
  apply: (row, { division, occurredAt, event }) => ({
    division,
    id: event.listId,
    items: likedAfter(row?.items ?? [], event),
    changedAt: occurredAt,
  }),
};
