export { SearchReader, type Found } from './search.queries.js';
export { SearchModule } from './search.module.js';
export { ShopSearch } from './shop-search.js';
