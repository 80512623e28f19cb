import type { EventTypes, JsonObject } from '../../platform/event-log/model/decider.js';

/** A favourite: a product, with colour and size if chosen; empty means any. */
export interface Liked {
  readonly key: string;
  readonly productUuid: string;
  readonly colour: string;
  readonly size: string;
}

export type FavouritesEvent =
  | ({ readonly type: 'FavouriteAdded'; readonly listId: string } & Liked)
  | { readonly type: 'FavouriteRemoved'; readonly listId: string; readonly key: string }
  /** Immutable copy of a list for the link in a mail (BSK-011). */
  | {
      readonly type: 'FavouritesKept';
      readonly listId: string;
      readonly items: readonly Liked[];
      /** Erasure subject of the address. */
      readonly subject: string;
      /** Recipient of the link; null once the person was erased. */
      readonly email: string | null;
    };

/** In version 1 each list was its own erasure subject. */
function asOwnSubject(event: JsonObject): JsonObject {
  // Safe: every version of the event has it.
  const listId = event['listId'] as string;
  return { ...event, subject: `favourites:${listId}` };
}

export const favouritesEventTypes: EventTypes<FavouritesEvent> = {
  FavouriteAdded: { schemaVersion: 1 },
  FavouriteRemoved: { schemaVersion: 1 },
  FavouritesKept: {
    schemaVersion: 2,
    upcasters: { 1: asOwnSubject },
    personal: { subject: ({ subject }) => subject, fields: ['email'] },
  },
};
