import { itemKey } from '@selvedge/shared/catalogue/bundles/item-key';
import { maxFavourites } from '@selvedge/shared/favourites/contract';

import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { favouritesDecider } from './favourites.decider.js';
import { NoFavourites, TooManyFavourites } from './favourites.errors.js';
import { favouritesEventTypes, type FavouritesEvent, type Liked } from './favourites.events.js';

const { given } = scenarioFor(favouritesDecider);
const listId = 'f'.repeat(32);
const ada = { subject: 'email:ada', email: 'ada@example.test' };

function liked(productUuid: string, colour = '', size = ''): Liked {
  return {
    key: itemKey({ productUuid, colour, size, bundleOptions: {} }),
    productUuid,
    colour,
    size,
  };
}

function added(item: Liked): FavouritesEvent {
  return { type: 'FavouriteAdded', listId, ...item };
}

const tee = liked('tee');
const navyTee = liked('tee', 'Navy', 'M');
const hoodie = liked('hoodie');
const full = Array.from({ length: maxFavourites }, (_, index) => added(liked(`product-${index}`)));

describe('favourites list', () => {
  it('BSK-007 adds favourites', () => {
    given()
      .when({ type: 'AddFavourites', listId, items: [tee, hoodie] })
      .thenEvents(added(tee), added(hoodie));
  });

  it('BSK-015 adds each choice once, and other choices of the same product', () => {
    given(added(tee))
      .when({ type: 'AddFavourites', listId, items: [tee, navyTee, navyTee] })
      .thenEvents(added(navyTee));
  });

  it('refuses new items when it is full, but not existing ones', () => {
    given(...full.slice(1))
      .when({ type: 'AddFavourites', listId, items: [tee] })
      .thenEvents(added(tee));
    given(...full)
      .when({ type: 'AddFavourites', listId, items: [tee] })
      .thenThrows(new TooManyFavourites());
    given(...full)
      .when({ type: 'AddFavourites', listId, items: [liked('product-1')] })
      .thenEvents();
  });

  it('BSK-014 merges a guest list, each item once and as many as fit', () => {
    given(added(tee))
      .when({ type: 'JoinFavourites', listId, items: [tee, hoodie] })
      .thenEvents(added(hoodie));
    given(...full.slice(1))
      .when({ type: 'JoinFavourites', listId, items: [liked('product-1'), tee, hoodie] })
      .thenEvents(added(tee));
    given(...full)
      .when({ type: 'JoinFavourites', listId, items: [tee] })
      .thenEvents();
  });

  it('removes all items', () => {
    given(added(tee), added(hoodie))
      .when({ type: 'ClearFavourites', listId })
      .thenEvents(
        { type: 'FavouriteRemoved', listId, key: tee.key },
        { type: 'FavouriteRemoved', listId, key: hoodie.key },
      );
  });

  it('removes an item once', () => {
    given(added(tee), added(navyTee))
      .when({ type: 'RemoveFavourite', listId, key: tee.key })
      .thenEvents({ type: 'FavouriteRemoved', listId, key: tee.key });
    given(added(tee), { type: 'FavouriteRemoved', listId, key: tee.key })
      .when({ type: 'RemoveFavourite', listId, key: tee.key })
      .thenEvents();
  });

  it('keeps the other items on removal', () => {
    given(added(tee), added(hoodie), { type: 'FavouriteRemoved', listId, key: tee.key })
      .when({ type: 'AddFavourites', listId, items: [tee, hoodie] })
      .thenEvents(added(tee));
  });

  it('is stored under its id', () => {
    expect(favouritesDecider.stream({ type: 'AddFavourites', listId, items: [tee] })).toBe(
      `favourites-${listId}`,
    );
  });

  it('removes all choices of a product', () => {
    given(added(tee), added(navyTee), added(hoodie))
      .when({ type: 'RemoveFavouriteProduct', listId, productUuid: 'tee' })
      .thenEvents(
        { type: 'FavouriteRemoved', listId, key: tee.key },
        { type: 'FavouriteRemoved', listId, key: navyTee.key },
      );
  });

  it('BSK-011 saves its items for a mail, unless it is empty', () => {
    given()
      .when({ type: 'KeepFavourites', listId, items: [tee], ...ada })
      .thenEvents({ type: 'FavouritesKept', listId, items: [tee], ...ada });
    given()
      .when({ type: 'KeepFavourites', listId, items: [], ...ada })
      .thenThrows(new NoFavourites());
  });

  it('BSK-010 contains the saved items', () => {
    given({ type: 'FavouritesKept', listId, items: [tee], ...ada, email: null })
      .when({ type: 'AddFavourites', listId, items: [tee] })
      .thenEvents();
  });

  it('upcasts a saved list that was its own erasure subject', () => {
    const { upcasters } = favouritesEventTypes.FavouritesKept;
    expect(upcasters?.[1]?.({ listId, items: [], email: null })).toStrictEqual({
      listId,
      items: [],
      email: null,
      subject: `favourites:${listId}`,
    });
  });
});
