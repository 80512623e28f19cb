import type { DiscountTerms } from '@selvedge/shared/discounts/discount';

import type { EventTypes, JsonObject } from '../../../platform/event-log/model/decider.js';

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

/** Version 1 had no codes for subscribers. */
function withoutSubscribers({ terms, ...event }: JsonObject): JsonObject {
  // Every version has terms.
  return { ...event, terms: { ...(terms as JsonObject), forNewSubscribers: false } };
}

export const discountEventTypes: EventTypes<DiscountEvent> = {
  DiscountCreated: { schemaVersion: 2, upcasters: { 1: withoutSubscribers } },
  DiscountChanged: { schemaVersion: 2, upcasters: { 1: withoutSubscribers } },
  DiscountPaused: { schemaVersion: 1 },
  DiscountResumed: { schemaVersion: 1 },
  DiscountCodesIssued: { schemaVersion: 1 },
};
