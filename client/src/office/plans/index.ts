export { fetchStores } from './plans.api.js';
