import { Injectable } from '@nestjs/common';

import { FavouritesSource } from '../stores/index.js';
import { FavouriteRequests } from './favourite-requests.http.js';
import { favouritesAnswer } from './favourites.rules.js';
import { FavouritesService } from './favourites.service.js';

/**
 * Adds the favourites to the store's core data, as the list call returns them; empty if the shop
 * has none.
 */
@Injectable()
export class CoreDataFavourites {
  constructor(
    source: FavouritesSource,
    requests: FavouriteRequests,
    favourites: FavouritesService,
  ) {
    source.registerReader(async (request) => {
      const favouritesContext = requests.find(request);
      return favouritesContext === undefined
        ? []
        : favouritesAnswer(await favourites.list(favouritesContext)).items;
    });
  }
}
