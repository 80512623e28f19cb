import { storeHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';

export const discountPolicy = policy()({
  /** Create and change coupons and automatic discounts, and see their figures. */
  'discounts.manage': { store: 'marketing', hosts: storeHosts },
});
