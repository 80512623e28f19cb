import type { DiscountMethod, DiscountTerms } from '@selvedge/shared/discounts/discount';

import type { Projection } from '../../../platform/event-log/model/projection.js';
import type { DiscountCodesIssued, DiscountCreated, DiscountEvent } from './discount.events.js';

export interface DiscountRow {
  readonly division: number;
  readonly uuid: string;
  readonly title: string;
  readonly method: DiscountMethod;
  readonly code: string | null;
  readonly terms: DiscountTerms;
  readonly isPaused: boolean;
  /** Number of single-use codes. */
  readonly issued: number;
  /** Counts changes of the terms, from 1. */
  readonly version: number;
  readonly createdAt: string;
  readonly changedAt: string;
}

export const discounts: Projection<DiscountRow, DiscountEvent> = {
  name: 'discounts',
  reads: [
    'DiscountCreated',
    'DiscountChanged',
    'DiscountPaused',
    'DiscountResumed',
    'DiscountCodesIssued',
  ],
  keysOf: ({ division, event: { uuid } }) => [{ division, uuid }],
  isOfOneStream: true,
  apply: (row, { division, occurredAt: changedAt, event }) => {
    if (event.type === 'DiscountCreated') {
      const { uuid, terms } = event;
      const start = { isPaused: false, issued: 0, version: 1, createdAt: changedAt, changedAt };
      return { division, uuid, ...columnsOf(terms), ...start };
    }
    return row && { ...row, ...changeBy(event, row), changedAt };
  },
};

function columnsOf(terms: DiscountTerms) {
  const { title, method, code } = terms;
  return { title, method, code, terms };
}

function changeBy(
  event: Exclude<DiscountEvent, DiscountCreated>,
  { issued, version }: DiscountRow,
): Partial<DiscountRow> {
  switch (event.type) {
    case 'DiscountChanged':
      return { ...columnsOf(event.terms), version: version + 1 };
    case 'DiscountPaused':
      return { isPaused: true };
    case 'DiscountResumed':
      return { isPaused: false };
    case 'DiscountCodesIssued':
      return { issued: issued + event.codes.length };
  }
}

export interface DiscountCodeRow {
  readonly division: number;
  readonly discountId: string;
  readonly code: string;
}

/** All codes of a store; a unique index refuses a code that another discount has. */
export const discountCodes: Projection<DiscountCodeRow, DiscountCreated | DiscountCodesIssued> = {
  name: 'discount-codes',
  reads: ['DiscountCreated', 'DiscountCodesIssued'],
  keysOf: ({ division, event }) =>
    codesOf(event).map((code) => ({ division, discountId: event.uuid, code })),
  isOfOneStream: true,
  apply: (_row, { division, event: { uuid: discountId } }, { code }) => ({
    division,
    discountId,
    code: String(code),
  }),
};

function codesOf(event: DiscountCreated | DiscountCodesIssued): readonly string[] {
  if (event.type === 'DiscountCodesIssued') return event.codes;
  return event.terms.code === null ? [] : [event.terms.code];
}
