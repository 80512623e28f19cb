export { CartSource } from './cart-source.js';
export { HostTaken } from './store.errors.js';
export type { StoreEvent } from './store.events.js';
export { currenciesOf } from './store.decider.js';
export { StoreDirectory } from './store-directory.js';
export { StoreKeeper } from './store-keeper.js';
export { StoresModule } from './stores.module.js';
