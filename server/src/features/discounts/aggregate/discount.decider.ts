import { isJsonEqual } from '@selvedge/shared/catalogue/is-same';
import {
  isCouponCode,
  maxCodeLength,
  minCodeLength,
  type Amounts,
  type DiscountTerms,
  type DiscountValue,
} from '@selvedge/shared/discounts/discount';

import type { Decider } from '../../../platform/event-log/model/decider.js';
import type { ChangeDiscount, DiscountCommand } from './discount.commands.js';
import { DiscountInvalid, DiscountMoved, DiscountNotFound, NotABatch } from './discount.errors.js';
import type { DiscountEvent } from './discount.events.js';

/** Null before the creation. `version` counts creation and changes of the terms. */
export type DiscountState = {
  readonly terms: DiscountTerms;
  readonly isPaused: boolean;
  readonly version: number;
} | null;

function decide(command: DiscountCommand, state: DiscountState): readonly DiscountEvent[] {
  const { uuid } = command;
  if (command.type === 'CreateDiscount') {
    const { terms } = command;
    // A repeated creation of the same discount, such as that of the demo, is a no-op.
    if (state !== null) return [];
    assertTerms(terms);
    return [{ type: 'DiscountCreated', uuid, terms }];
  }
  if (state === null) throw new DiscountNotFound();
  switch (command.type) {
    case 'ChangeDiscount':
      return change(command, state);
    case 'PauseDiscount':
      if (command.isPaused === state.isPaused) return [];
      return [{ type: command.isPaused ? 'DiscountPaused' : 'DiscountResumed', uuid }];
    case 'IssueCodes':
      if (state.terms.method !== 'batch') throw new NotABatch();
      return [{ type: 'DiscountCodesIssued', uuid, codes: command.codes }];
  }
}

function change(
  { uuid, version, terms: given }: ChangeDiscount,
  state: NonNullable<DiscountState>,
): readonly DiscountEvent[] {
  if (version !== state.version) throw new DiscountMoved();
  const { method, code } = state.terms;
  const terms = { ...given, method, code };
  assertTerms(terms);
  return isJsonEqual(terms, state.terms) ? [] : [{ type: 'DiscountChanged', uuid, terms }];
}

/** Throws DiscountInvalid. */
function assertTerms(terms: DiscountTerms): void {
  const { title, method, code, startsAt, endsAt } = terms;
  if (title.trim() === '') throw new DiscountInvalid('title', 'Please enter a title');
  if (method === 'code' && !isCouponCode(code ?? '')) {
    const lengths = `${String(minCodeLength)} to ${String(maxCodeLength)}`;
    throw new DiscountInvalid('code', `Please enter a code of ${lengths} letters A–Z and digits`);
  }
  if (startsAt !== null && endsAt !== null && new Date(endsAt) <= new Date(startsAt))
    throw new DiscountInvalid('endsAt', 'The end must be after the start');
  assertValue(terms.value);
  if (terms.minimumSpend !== null) assertAmounts('minimumSpend', terms.minimumSpend);
  if (method === 'automatic') assertUnlimited(terms);
  assertRecipients(terms);
}

function assertValue(value: DiscountValue): void {
  switch (value.kind) {
    case 'buy-get':
      assertCount('buy', value.buy);
      assertCount('get', value.get);
      assertPercent('percent', value.percent);
      return;
    case 'percent':
      assertPercent('percent', value.percent);
      return;
    case 'amount':
      assertAmounts('amounts', value.amounts);
      return;
    case 'tiers':
      if (value.tiers.length === 0) throw new DiscountInvalid('tiers', 'Please add a tier');
      value.tiers.forEach(({ percent }) => {
        assertPercent('tiers', percent);
      });
      return;
    case 'free-delivery':
  }
}

function assertCount(field: string, count: number): void {
  if (!Number.isInteger(count) || count < 1)
    throw new DiscountInvalid(field, 'Please enter a whole number above 0');
}

function assertPercent(field: string, percent: number): void {
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new DiscountInvalid(field, 'Please enter a whole number from 1 to 100');
}

function assertAmounts(field: string, amounts: Amounts): void {
  const values = Object.values(amounts);
  if (values.length === 0 || values.some((amount) => !Number.isInteger(amount) || amount < 1))
    throw new DiscountInvalid(field, 'Please enter an amount above 0');
}

/** A code that everyone shares would be passed on to others than subscribers. */
function assertRecipients({ method, forNewSubscribers }: DiscountTerms): void {
  const message = 'Only single-use codes can go to new subscribers';
  if (forNewSubscribers && method !== 'batch')
    throw new DiscountInvalid('forNewSubscribers', message);
}

/** Automatic discounts are shown to everyone, so a limit would surprise the customer who pays. */
function assertUnlimited({ totalLimit, customerLimit, firstOrderOnly }: DiscountTerms): void {
  const message = 'Automatic discounts cannot be limited. Use a code instead.';
  if (totalLimit !== null) throw new DiscountInvalid('totalLimit', message);
  if (customerLimit !== null) throw new DiscountInvalid('customerLimit', message);
  if (firstOrderOnly) throw new DiscountInvalid('firstOrderOnly', message);
}

function evolve(state: DiscountState, event: DiscountEvent): DiscountState {
  switch (event.type) {
    case 'DiscountCreated':
      return { terms: event.terms, isPaused: false, version: 1 };
    case 'DiscountChanged':
      return state && { ...state, terms: event.terms, version: state.version + 1 };
    case 'DiscountPaused':
      return state && { ...state, isPaused: true };
    case 'DiscountResumed':
      return state && { ...state, isPaused: false };
    case 'DiscountCodesIssued':
      return state;
  }
}

export const discountDecider: Decider<DiscountState, DiscountCommand, DiscountEvent> = {
  stream: ({ uuid }) => `discount-${uuid}`,
  initial: null,
  decide,
  evolve,
};
