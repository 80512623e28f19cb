import type { ApprovalNow } from '@selvedge/shared/catalogue/answers';
import type { ChangeApproval } from '@selvedge/shared/catalogue/calls/contract';
import type { ApprovalFilter } from '@selvedge/shared/products/admin/list-labels';
import type { Approvals } from '@selvedge/shared/products/approvals/contract';

import { call } from '../../../lib/http.js';

const path = '/atlas/products/';

/** `after` is empty for the first page. */
export const fetchApprovals = (approval: ApprovalFilter, after: string) =>
  call<Approvals>('GET', `${path}?approval=${approval}${after && `&after=${after}`}`);

/** Fails with 409 and the current row if the product has changed since `version`. */
export const changeApproval = (id: number, change: ChangeApproval) =>
  call<ApprovalNow>('POST', `${path}${String(id)}/approval/`, change);
