import { APPROVAL_FILTERS, type ApprovalFilter } from '@selvedge/shared/products/admin/list-labels';

/** State of the approval list in its URL. */
export interface ApprovalsSearch {
  /** Products that wait for a decision by default. */
  readonly approval?: ApprovalFilter;
}

/** Reads the URL; an unknown status is dropped. */
export function approvalsSearchIn({
  approval,
}: Readonly<Record<string, unknown>>): ApprovalsSearch {
  const known = APPROVAL_FILTERS.find((one) => one === approval);
  return known === undefined ? {} : { approval: known };
}
