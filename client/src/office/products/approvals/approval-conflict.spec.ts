import type { ApprovalRow } from '@selvedge/shared/products/approvals/contract';

import { conflictText, currentOf, listOf } from './approval-conflict.js';
import { ApiError } from '../../../lib/http.js';

const checked: ApprovalRow = {
  ...{ id: 7, division: 21, store: 'Tropic', address: 'http://tropic.test/product/tee/' },
  ...{ name: 'Tee', description: '', images: ['/images/a'], price: 2_400, currency: 'GBP' },
  ...{ enabled: true, approvalStatus: 0, denialReason: null, approvalNote: null, version: 1 },
  ...{ changedBy: null, updatedAt: '2026-11-30T09:00:00.000Z' },
};

describe('conflicting decisions about a product', () => {
  it('CAT-030 name the other decision and its author', () => {
    const denied = { ...checked, approvalStatus: -1, denialReason: 'A logo' } as const;
    expect(conflictText(checked, { ...denied, changedBy: 'Nadia Khan' })).toBe(
      'Nadia Khan has just decided: Denied. Your decision was not saved.',
    );
    expect(conflictText(checked, denied)).toMatch(/^Another user has just decided: Denied/);
    expect(conflictText(denied, { ...denied, denialReason: 'Another logo' })).toMatch(/decided/);
  });

  it('CAT-030 say that the owner changed the product', () => {
    expect(conflictText(checked, { ...checked, name: 'Other', version: 2 })).toBe(
      'The owner has just changed this product. Check it again.',
    );
  });

  it('CAT-030 are only those that carry the current product', () => {
    expect(currentOf(new ApiError(409, { current: checked }))).toBe(checked);
    expect(currentOf(new ApiError(403, { current: checked }))).toBeUndefined();
    expect(currentOf(new Error('offline'))).toBeUndefined();
  });

  it('CAT-030 leave the product in the list of its current status', () => {
    expect(listOf(checked)).toBe('unmodded');
    expect(listOf({ ...checked, approvalStatus: 1 })).toBe('approved');
    expect(listOf({ ...checked, approvalStatus: null })).toBe('none');
    const denied = { ...checked, approvalStatus: -1 } as const;
    expect(listOf(denied)).toBe('denied');
    expect(listOf({ ...denied, approvalNote: 'My own drawing' })).toBe('unmodded');
  });
});
