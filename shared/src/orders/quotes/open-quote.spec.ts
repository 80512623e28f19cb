import { ORDER_FLOWS } from '../order-status.js';
import { isOpenQuote, isOpenToWork } from './open-quote.js';

const stages = ORDER_FLOWS.bespoke;
const openStatuses = stages.slice(0, 3).flat();
const settledStatuses = stages.slice(3).flat();

describe('isOpenQuote', () => {
  it('is true for a quote until it is paid or has a purchase order', () => {
    for (const status of openStatuses) expect(isOpenQuote({ flow: 'bespoke', status })).toBe(true);
    for (const status of settledStatuses)
      expect(isOpenQuote({ flow: 'bespoke', status })).toBe(false);
  });

  it('is false for other flows and for statuses outside of quotes', () => {
    for (const flow of ['normal', 'paper'] as const)
      expect(isOpenQuote({ flow, status: 'new' })).toBe(false);
    expect(isOpenQuote({ flow: 'bespoke', status: 'new' })).toBe(false);
  });
});

describe('isOpenToWork', () => {
  const quote = { flow: 'bespoke', status: 'bespoke_mockup' } as const;
  const paid = (...states: readonly string[]) => ({
    paymentAttempts: states.map((state) => ({ state })),
  });

  it('is false for a paid quote or a pending payment', () => {
    expect(isOpenToWork({ ...quote, ...paid() })).toBe(true);
    expect(isOpenToWork({ ...quote, ...paid('declined', 'declined') })).toBe(true);
    expect(isOpenToWork({ ...quote, ...paid('declined', 'started') })).toBe(false);
    expect(isOpenToWork({ ...quote, ...paid('succeeded') })).toBe(false);
  });

  it('is true for an open quote', () => {
    expect(isOpenToWork({ ...quote, status: 'po_confirmed', ...paid() })).toBe(false);
  });
});
