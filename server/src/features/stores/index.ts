export type { StoreEvent } from './store.events.js';
export { SocialProfilesSource } from './shop/social-profiles.source.js';
export { StoreDirectory } from './store-directory.service.js';
export { ShopNotFound, StoreChangedMeanwhile } from './store.errors.js';
export { StoresService } from './stores.service.js';
export { StoresModule } from './stores.module.js';
export { CartSource, FavouritesSource } from './visitor-items.http.js';
export { shopFactsOf, visitRefusal } from './visit-refusal.js';
export { storeTag } from './store.tags.js';
