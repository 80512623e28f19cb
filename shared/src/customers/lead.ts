import type { CurrencyCode } from '../money.js';

/** Currency of potential values; that of the platform. */
export const leadCurrency: CurrencyCode = 'GBP';

/** Sales status of a customer who may open a shop. Not part of the specification. */
export const LEAD_STATUSES = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  won: 'Won',
  lost: 'Lost',
} as const;

export type LeadStatus = keyof typeof LEAD_STATUSES;

// The object is a constant, so its keys are exactly the names.
export const LEAD_STATUS_NAMES = Object.keys(LEAD_STATUSES) as readonly LeadStatus[];
