import { nextStatus } from './next-status.js';

describe('next status of an order', () => {
  it.each([
    ['normal', 'paid', 'processing'],
    ['normal', 'label_printed', 'printed'],
    ['normal', 'packing', 'complete'],
    ['paper', 'packing', 'complete'],
    ['bespoke', 'bespoke_packing', 'bespoke_shipped'],
  ] as const)('in the %s flow follows %s as %s', (flow, status, next) => {
    expect(nextStatus(flow, status)).toBe(next);
  });

  it.each([
    ['normal', 'to_be_paid'],
    ['normal', 'issue'],
    ['normal', 'disputed'],
    ['normal', 'complete'],
    ['normal', 'refunded'],
    ['paper', 'new'],
    ['bespoke', 'quote'],
    ['bespoke', 'bespoke_approved'],
  ] as const)('is left open in the %s flow for %s', (flow, status) => {
    expect(nextStatus(flow, status)).toBeUndefined();
  });
});
