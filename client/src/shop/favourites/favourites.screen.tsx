import { favouritesScreen } from '@selvedge/shared/favourites/favourites.screen';

import { FavouritesPage } from './FavouritesPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(favouritesScreen, FavouritesPage);
