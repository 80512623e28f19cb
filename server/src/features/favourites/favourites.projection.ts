import type { Projection } from '../../platform/event-log/model/projection.js';
import { likedAfter, type LikedItems } from './favourites.decider.js';
import type { FavouritesEvent } from './favourites.events.js';

/** Items of a list, as ids and choices. Name, price and image are joined on read. */
export interface FavouritesRow {
  readonly division: number;
  readonly id: string;
  readonly items: LikedItems;
  /** Time of the last change, in ISO 8601. */
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
