import type { DiscountTerms } from '@selvedge/shared/discounts/discount';

import type { EventTypes } from '../../../platform/event-log/model/decider.js';

export interface DiscountCreated {
  readonly type: 'DiscountCreated';
  readonly uuid: string;
  readonly terms: DiscountTerms;
}

/** All terms; method and code are those of the creation. */
export interface DiscountChanged {
  readonly type: 'DiscountChanged';
  readonly uuid: string;
  readonly terms: DiscountTerms;
}

export interface DiscountPaused {
  readonly type: 'DiscountPaused';
  readonly uuid: string;
}

export interface DiscountResumed {
  readonly type: 'DiscountResumed';
  readonly uuid: string;
}

/** Single-use codes of a batch, in the form of `couponCode`. */
export interface DiscountCodesIssued {
  readonly type: 'DiscountCodesIssued';
  readonly uuid: string;
  readonly codes: readonly string[];
}

export type DiscountEvent =
  | DiscountCreated
  | DiscountChanged
  | DiscountPaused
  | DiscountResumed
  | DiscountCodesIssued;

export const discountEventTypes: EventTypes<DiscountEvent> = {
  DiscountCreated: { schemaVersion: 1 },
  DiscountChanged: { schemaVersion: 1 },
  DiscountPaused: { schemaVersion: 1 },
  DiscountResumed: { schemaVersion: 1 },
  DiscountCodesIssued: { schemaVersion: 1 },
};
