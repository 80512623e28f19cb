import type { DiscountTerms } from '@selvedge/shared/discounts/discount';
import { discountWith } from '@selvedge/shared/discounts/discounts.testing';

import { scenarioFor } from '../../../platform/event-log/testing/event-log.testing.js';
import { discountDecider } from './discount.decider.js';
import { DiscountInvalid, DiscountMoved, DiscountNotFound, NotABatch } from './discount.errors.js';
import type { DiscountEvent } from './discount.events.js';

const { given } = scenarioFor(discountDecider);
const uuid = 'd1';
const { uuid: _uuid, isPaused: _isPaused, ...welcome } = discountWith();

const create = (changes: Partial<DiscountTerms> = {}) =>
  ({ type: 'CreateDiscount', uuid, terms: { ...welcome, ...changes } }) as const;
const created = (changes: Partial<DiscountTerms> = {}): DiscountEvent => ({
  type: 'DiscountCreated',
  uuid,
  terms: { ...welcome, ...changes },
});

describe('a discount', () => {
  it('is created and changed; keeps its method and code', () => {
    given().when(create()).thenEvents(created());
    given(created()).when(create()).thenEvents();
    const terms = { ...welcome, title: 'Hello', code: 'OTHER', method: 'automatic' } as const;
    given(created())
      .when({ type: 'ChangeDiscount', uuid, terms, version: 1 })
      .thenEvents({ type: 'DiscountChanged', uuid, terms: { ...welcome, title: 'Hello' } });
    given(created())
      .when({ type: 'ChangeDiscount', uuid, terms: welcome, version: 1 })
      .thenEvents();
  });

  it('refuses changes that are based on an older version', () => {
    given(created())
      .when({ type: 'ChangeDiscount', uuid, terms: welcome, version: 2 })
      .thenThrows(new DiscountMoved());
    given()
      .when({ type: 'ChangeDiscount', uuid, terms: welcome, version: 1 })
      .thenThrows(new DiscountNotFound());
  });

  it('is paused and resumed once', () => {
    const pause = { type: 'PauseDiscount', uuid, isPaused: true } as const;
    const paused = { type: 'DiscountPaused', uuid } as const;
    given(created()).when(pause).thenEvents(paused);
    given(created(), paused).when(pause).thenEvents();
    given(created(), paused)
      .when({ ...pause, isPaused: false })
      .thenEvents({ type: 'DiscountResumed', uuid });
  });

  it('sends codes to new subscribers only from a batch', () => {
    const batch = { method: 'batch', code: null, forNewSubscribers: true } as const;
    given().when(create(batch)).thenEvents(created(batch));
    for (const method of ['code', 'automatic'] as const)
      given()
        .when(create({ method, forNewSubscribers: true }))
        .thenThrows(
          new DiscountInvalid(
            'forNewSubscribers',
            'Only single-use codes can go to new subscribers',
          ),
        );
  });

  it('issues single-use codes only for a batch', () => {
    const issue = { type: 'IssueCodes', uuid, codes: ['ABC'] } as const;
    given(created({ method: 'batch', code: null }))
      .when(issue)
      .thenEvents({ type: 'DiscountCodesIssued', uuid, codes: ['ABC'] });
    given(created()).when(issue).thenThrows(new NotABatch());
  });

  const moments = { startsAt: '2026-12-02T00:00:00.000Z', endsAt: '2026-12-01T00:00:00.000Z' };
  const unlimited = 'Automatic discounts cannot be limited. Use a code instead.';
  const wholePercent = 'Please enter a whole number from 1 to 100';
  const automatic = { method: 'automatic', code: null } as const;

  it.each([
    [{ title: ' ' }, 'title', 'Please enter a title'],
    [{ code: 'AB' }, 'code', 'Please enter a code of 3 to 32 letters A–Z and digits'],
    [moments, 'endsAt', 'The end must be after the start'],
    [{ value: { kind: 'percent', percent: 101 } }, 'percent', wholePercent],
    [{ value: { kind: 'percent', percent: 0 } }, 'percent', wholePercent],
    [{ value: { kind: 'amount', amounts: {} } }, 'amounts', 'Please enter an amount above 0'],
    [{ value: { kind: 'tiers', tiers: [] } }, 'tiers', 'Please add a tier'],
    [
      { value: { kind: 'buy-get', buy: 0, get: 1, percent: 100 } },
      'buy',
      'Please enter a whole number above 0',
    ],
    [{ minimumSpend: { GBP: 0 } }, 'minimumSpend', 'Please enter an amount above 0'],
    [{ ...automatic, totalLimit: 1 }, 'totalLimit', unlimited],
    [{ ...automatic, customerLimit: 1 }, 'customerLimit', unlimited],
    [{ ...automatic, firstOrderOnly: true }, 'firstOrderOnly', unlimited],
  ] satisfies readonly [Partial<DiscountTerms>, string, string][])(
    'cannot have the terms %j',
    (changes, field, message) => {
      given().when(create(changes)).thenThrows(new DiscountInvalid(field, message));
    },
  );
});
