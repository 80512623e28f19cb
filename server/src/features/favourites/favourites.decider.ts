import { itemKey } from '@selvedge/shared/catalogue/bundles/item-key';
import { maxFavourites } from '@selvedge/shared/favourites/contract';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { FavouritesCommand } from './favourites.commands.js';
import { NoFavourites, TooManyFavourites } from './favourites.errors.js';
import type { FavouritesEvent, Liked } from './favourites.events.js';

/** Favourites in the order in which they were first added. */
export type LikedItems = readonly Liked[];

function decide(command: FavouritesCommand, items: LikedItems): readonly FavouritesEvent[] {
  const { listId } = command;
  switch (command.type) {
    case 'AddFavourites':
      return add(listId, command.items, items);
    case 'JoinFavourites':
      return join(listId, command.items, items);
    case 'RemoveFavourite':
      return without(listId, items, ({ key }) => key === command.key);
    case 'ClearFavourites':
      return without(listId, items, () => true);
    case 'RemoveFavouriteProduct':
      return without(listId, items, (one) => one.productUuid === command.productUuid);
    case 'KeepFavourites': {
      const { items: saved, subject, email } = command;
      if (saved.length === 0) throw new NoFavourites();
      return [{ type: 'FavouritesKept', listId, items: saved, subject, email }];
    }
  }
}

/** Existing items keep their place. */
function add(
  listId: string,
  requested: readonly Omit<Liked, 'key'>[],
  items: LikedItems,
): readonly FavouritesEvent[] {
  const added = newOnes(listId, requested, items);
  if (items.length + added.length > maxFavourites) throw new TooManyFavourites();
  return added;
}

/** Adds the first ones if not all fit. */
function join(
  listId: string,
  joining: readonly Omit<Liked, 'key'>[],
  items: LikedItems,
): readonly FavouritesEvent[] {
  return newOnes(listId, joining, items).slice(0, maxFavourites - items.length);
}

/** Returns the new items, without duplicates. */
function newOnes(
  listId: string,
  requested: readonly Omit<Liked, 'key'>[],
  items: LikedItems,
): readonly FavouritesEvent[] {
  const existing = new Set(items.map(({ key }) => key));
  const events: FavouritesEvent[] = [];
  for (const { productUuid, colour, size } of requested) {
    const key = itemKey({ productUuid, colour, size, bundleOptions: {} });
    if (existing.has(key)) continue;
    existing.add(key);
    events.push({ type: 'FavouriteAdded', listId, key, productUuid, colour, size });
  }
  return events;
}

/** Removing a missing item is a no-op. */
function without(
  listId: string,
  items: LikedItems,
  isMeant: (one: Liked) => boolean,
): readonly FavouritesEvent[] {
  return items
    .filter(isMeant)
    .map(({ key }): FavouritesEvent => ({ type: 'FavouriteRemoved', listId, key }));
}

/** Returns the items after an event; used by decider and projection. */
export function likedAfter(items: LikedItems, event: FavouritesEvent): LikedItems {
  switch (event.type) {
    case 'FavouriteAdded': {
      const { key, productUuid, colour, size } = event;
      return [...items, { key, productUuid, colour, size }];
    }
    case 'FavouriteRemoved':
      return items.filter(({ key }) => key !== event.key);
    case 'FavouritesKept':
      return event.items;
  }
}

/** Decides a list of favourites; a new list is empty (BSK-005). */
export const favouritesDecider: Decider<LikedItems, FavouritesCommand, FavouritesEvent> = {
  stream: ({ listId }) => `favourites-${listId}`,
  initial: [],
  decide,
  evolve: likedAfter,
};
