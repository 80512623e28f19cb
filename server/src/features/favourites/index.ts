export { AccountFavourites } from './account-favourites.service.js';
export { FavouritesService } from './favourites.service.js';
export { FavouriteRequests } from './favourite-requests.http.js';
export { FavouriteHasNoQuantity } from './favourites.errors.js';
export { FavouritesModule } from './favourites.module.js';
export { favouritesAnswer } from './favourites.rules.js';
