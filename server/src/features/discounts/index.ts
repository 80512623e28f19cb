export { discountDecider } from './aggregate/discount.decider.js';
export { DiscountsModule } from './discounts.module.js';
export { Offers, type OfferedSale } from './offers.service.js';
export { SubscriberCodes } from './subscriber-codes.service.js';
export { DiscountReservations } from './uses/reservations.service.js';
