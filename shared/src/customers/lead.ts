import type { CurrencyCode } from '../money.js';

/** What potential values are said in: the currency of the platform (STO-006). */
export const leadCurrency: CurrencyCode = 'GBP';

/** (ours) How far somebody is on their way to a shop of their own. */
export const LEAD_STATUSES = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  won: 'Won',
  lost: 'Lost',
} as const;

export type LeadStatus = keyof typeof LEAD_STATUSES;

// The keys of a constant.
export const LEAD_STATUS_NAMES = Object.keys(LEAD_STATUSES) as readonly LeadStatus[];
