import * as fc from 'fast-check';

import { lateBefore, latenessOf } from './lateness.js';

const order = {
  flow: 'normal',
  stage: 1,
  status: 'paid',
  // A Monday; dispatch is due on Thursday.
  createdAt: '2026-11-23T08:00:00.000Z',
} as const;

describe('the lateness of an order', () => {
  it.each([
    ['2026-11-23T09:00:00Z', { kind: 'ahead', day: new Date('2026-11-26T00:00:00Z') }],
    ['2026-11-25T23:59:59Z', { kind: 'ahead', day: new Date('2026-11-26T00:00:00Z') }],
    ['2026-11-26T00:00:00Z', { kind: 'today' }],
    ['2026-11-26T23:59:59Z', { kind: 'today' }],
    ['2026-11-27T00:00:00Z', { kind: 'late', days: 1 }],
    ['2026-12-01T12:00:00Z', { kind: 'late', days: 5 }],
  ])('counts from its dispatch day: at %s', (now, late) => {
    expect(latenessOf(order, Date.parse(now))).toStrictEqual(late);
  });

  it.each([
    ['before payment', { stage: 0, status: 'to_be_paid' }],
    ['after completion', { stage: 5, status: 'complete' }],
    ['for a bespoke order', { flow: 'bespoke', stage: 4, status: 'bespoke_production' }],
  ] as const)('is undefined %s', (_when, change) => {
    expect(latenessOf({ ...order, ...change }, Date.parse('2027-01-01T00:00:00Z'))).toBeUndefined();
  });
});

describe('the date before which unsent orders are late', () => {
  it.each([
    // Orders after Friday's cut-off are due on Wednesday.
    ['2026-11-25T23:59:59.999Z', '2026-11-19T12:00:00Z'],
    ['2026-11-26T00:00:00Z', '2026-11-20T12:00:00Z'],
  ])('changes at midnight: at %s it is %s', (now, since) => {
    expect(lateBefore(Date.parse(now))).toStrictEqual(new Date(since));
  });

  it('agrees with the lateness of single orders', () => {
    const moment = fc.integer({
      min: Date.parse('2026-01-01T00:00:00Z'),
      max: Date.parse('2027-12-31T00:00:00Z'),
    });
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 20 * 86_400_000 }), (now, ago) => {
        const createdAt = new Date(now - ago).toISOString();
        const isLate = latenessOf({ ...order, createdAt }, now)?.kind === 'late';
        expect(isLate).toBe(now - ago < lateBefore(now).getTime());
      }),
      { numRuns: 500 },
    );
  });
});
