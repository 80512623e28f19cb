export { FavouritesShopModule } from './favourites-shop.module.js';
