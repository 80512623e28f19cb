export { StoreDirectory } from './store-directory.js';
export { ShopNotFound, StoreChangedMeanwhile } from './store.errors.js';
export type { StoreEvent } from './store.events.js';
export { StoresService } from './stores.service.js';
export { StoresModule } from './stores.module.js';
export { CartSource, FavouritesSource } from './visitor-items.js';
export { shopFactsOf, visitRefusal } from './visit-refusal.js';
