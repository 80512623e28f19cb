import { approvalText } from '@selvedge/shared/catalogue/approval';
import type { ApprovalFilter } from '@selvedge/shared/products/admin/list-labels';
import type { ApprovalRow } from '@selvedge/shared/products/approvals/contract';

import { ApiError } from '../../../lib/http.js';

/** Returns the current product of a refused decision; undefined for other errors. */
export function currentOf(error: Error): ApprovalRow | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  // A 409 response of this call carries the current row.
  return error.problem.current as ApprovalRow | undefined;
}

/** Returns what happened to a product while it was being checked. */
export function conflictText(checked: ApprovalRow, current: ApprovalRow): string {
  const { approvalStatus, denialReason, changedBy } = current;
  const isDecided =
    approvalStatus !== checked.approvalStatus || denialReason !== checked.denialReason;
  if (!isDecided) return 'The owner has just changed this product. Check it again.';
  const text = approvalText(approvalStatus);
  return `${changedBy ?? 'Another user'} has just decided: ${text}. Your decision was not saved.`;
}

/** Returns the list of a product: denied products with a note of the owner wait again. */
export function listOf({ approvalStatus, approvalNote }: ApprovalRow): ApprovalFilter {
  switch (approvalStatus) {
    case 1:
      return 'approved';
    case -1:
      return approvalNote === null ? 'denied' : 'unmodded';
    case 0:
      return 'unmodded';
    case null:
      return 'none';
  }
}
