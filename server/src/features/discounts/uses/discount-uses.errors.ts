import { couponTexts } from '@selvedge/shared/discounts/coupon-texts';

import { domainError } from '../../../platform/domain-error.js';

/** Another order has taken the last use. */
export class DiscountUsedUp extends domainError('conflict', couponTexts.usedUp) {}
