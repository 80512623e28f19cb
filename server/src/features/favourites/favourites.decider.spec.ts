import { itemKey } from '@selvedge/shared/baskets/item-key';
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

describe('a list of favourites', () => {
  it('BSK-007 takes what is liked', () => {
    given()
      .when({ type: 'AddFavourites', listId, items: [tee, hoodie] })
      .thenEvents(added(tee), added(hoodie));
  });

  it('BSK-015 takes the same once, and another choice of it beside it', () => {
    given(added(tee))
      .when({ type: 'AddFavourites', listId, items: [tee, navyTee, navyTee] })
      .thenEvents(added(navyTee));
  });

  it('refuses more than it holds, but not what it holds already', () => {
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

  it('BSK-014 takes what a guest liked, each once and as many as fit', () => {
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

  it('lets go of all of it', () => {
    given(added(tee), added(hoodie))
      .when({ type: 'ClearFavourites', listId })
      .thenEvents(
        { type: 'FavouriteRemoved', listId, key: tee.key },
        { type: 'FavouriteRemoved', listId, key: hoodie.key },
      );
  });

  it('lets go of one, and of what is gone already without a word', () => {
    given(added(tee), added(navyTee))
      .when({ type: 'RemoveFavourite', listId, key: tee.key })
      .thenEvents({ type: 'FavouriteRemoved', listId, key: tee.key });
    given(added(tee), { type: 'FavouriteRemoved', listId, key: tee.key })
      .when({ type: 'RemoveFavourite', listId, key: tee.key })
      .thenEvents();
  });

  it('keeps what it did not let go of', () => {
    given(added(tee), added(hoodie), { type: 'FavouriteRemoved', listId, key: tee.key })
      .when({ type: 'AddFavourites', listId, items: [tee, hoodie] })
      .thenEvents(added(tee));
  });

  it('is stored under its id', () => {
    expect(favouritesDecider.stream({ type: 'AddFavourites', listId, items: [tee] })).toBe(
      `favourites-${listId}`,
    );
  });

  it('lets go of all that was chosen of a product', () => {
    given(added(tee), added(navyTee), added(hoodie))
      .when({ type: 'RemoveFavouriteProduct', listId, productUuid: 'tee' })
      .thenEvents(
        { type: 'FavouriteRemoved', listId, key: tee.key },
        { type: 'FavouriteRemoved', listId, key: navyTee.key },
      );
  });

  it('BSK-011 is kept as it is for a mail, unless it is empty', () => {
    given()
      .when({ type: 'KeepFavourites', listId, items: [tee], ...ada })
      .thenEvents({ type: 'FavouritesKept', listId, items: [tee], ...ada });
    given()
      .when({ type: 'KeepFavourites', listId, items: [], ...ada })
      .thenThrows(new NoFavourites());
  });

  it('BSK-010 holds what was kept', () => {
    given({ type: 'FavouritesKept', listId, items: [tee], ...ada, email: null })
      .when({ type: 'AddFavourites', listId, items: [tee] })
      .thenEvents();
  });

  it('that was kept as a subject of its own can still be read', () => {
    const { upcasters } = favouritesEventTypes.FavouritesKept;
    expect(upcasters?.[1]?.({ listId, items: [], email: null })).toStrictEqual({
      listId,
      items: [],
      email: null,
      subject: `favourites:${listId}`,
    });
  });
});
