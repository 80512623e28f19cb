import type { FactoryLabel } from '@selvedge/shared/orders/labels/label-record';

import { labelState, lastPrint } from './label-state.js';

const label: FactoryLabel = {
  counter: 1,
  pickface: 'NAVY-M',
  printLogs: [],
  timesPrinted: 0,
  cancelled: false,
  pickedAt: null,
  createdAt: '2026-11-01T10:00:00.000Z',
};
const print = { user: 'Robin Weaver', createdAt: label.createdAt, reason: null };

describe('factory label', () => {
  it.each([
    [label, 'To print'],
    [{ ...label, timesPrinted: 1 }, 'Printed'],
    [{ ...label, timesPrinted: 3 }, 'Printed 3 times'],
    [{ ...label, timesPrinted: 3, pickedAt: label.createdAt }, 'Picked'],
    [{ ...label, timesPrinted: 3, pickedAt: label.createdAt, cancelled: true }, 'Cancelled'],
  ])('%# has the expected state text', (one, state) => {
    expect(labelState(one)).toBe(state);
  });

  it('names who printed it last and the reason of a reprint', () => {
    expect(lastPrint(label)).toBeUndefined();
    expect(lastPrint({ ...label, printLogs: [print] })).toBe('Robin Weaver');
    const again = { ...print, user: null, reason: 'lost' } as const;
    expect(lastPrint({ ...label, printLogs: [print, again] })).toBe('The shop, label lost');
  });
});
