export { FavouritesService } from './favourites.service.js';
export { FavouriteVisits } from './favourite-visits.service.js';
export { FavouriteHasNoQuantity } from './favourites.errors.js';
export { FavouritesModule } from './favourites.module.js';
export { favouritesAnswer } from './favourites.rules.js';
