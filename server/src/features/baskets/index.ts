export { AccountBaskets } from './account-baskets.service.js';
export { BasketsService } from './baskets.service.js';
export { basketDecider } from './basket.decider.js';
export { BasketOffers } from './basket-offers.service.js';
export type { BasketLine } from './basket.rules.js';
export { BasketRequests } from './basket-requests.http.js';
export { BasketContexts, type BasketContext } from './basket-contexts.service.js';
export { BasketsModule } from './baskets.module.js';
