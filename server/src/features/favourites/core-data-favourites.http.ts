import { Injectable } from '@nestjs/common';

import { FavouritesSource } from '../stores/index.js';
import { FavouriteRequests } from './favourite-requests.http.js';
import { favouritesAnswer } from './favourites.rules.js';
import { FavouritesService } from './favourites.service.js';

/** the core data of a store hold what the list call answers; nothing where no favourites are kept. */
@Injectable()
export class CoreDataFavourites {
  constructor(
    source: FavouritesSource,
    requests: FavouriteRequests,
    favourites: FavouritesService,
  ) {
    source.readBy(async (request) => {
      const favouritesContext = requests.find(request);
      return favouritesContext === undefined
        ? []
        : favouritesAnswer(await favourites.list(favouritesContext)).items;
    });
  }
}
