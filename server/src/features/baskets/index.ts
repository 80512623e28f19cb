export { AccountBaskets } from './account-baskets.service.js';
export { BasketsService } from './baskets.service.js';
export { basketDecider } from './basket.decider.js';
export { BasketReader } from './basket.queries.js';
export { answerOf, linesIn, type BasketLine } from './basket.rules.js';
export { BasketRequests } from './basket-requests.http.js';
export { BasketVisits, type BasketVisit } from './basket-visits.service.js';
export { BasketsModule } from './baskets.module.js';
