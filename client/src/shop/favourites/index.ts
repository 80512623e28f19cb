export { FavouritesPage } from './FavouritesPage.js';
