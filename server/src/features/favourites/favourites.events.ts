import type { EventTypes, JsonObject } from '../../platform/event-log/model/decider.js';

/** What somebody likes: a product, and perhaps the colour and size of it; empty for any. */
export interface Liked {
  readonly key: string;
  readonly productUuid: string;
  readonly colour: string;
  readonly size: string;
}

export type FavouritesEvent =
  | ({ readonly type: 'FavouriteAdded'; readonly listId: string } & Liked)
  | { readonly type: 'FavouriteRemoved'; readonly listId: string; readonly key: string }
  /** BSK-011: a list of its own that never changes, for the link in a mail. */
  | {
      readonly type: 'FavouritesKept';
      readonly listId: string;
      readonly items: readonly Liked[];
      /** Whose personal data the address is. */
      readonly subject: string;
      /** To whom the link goes; null once the person was forgotten. */
      readonly email: string | null;
    };

/** Before, each list was a subject of its own. */
function asOwnSubject(event: JsonObject): JsonObject {
  // Every version of the event has it.
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
