/** Result of a product's moderation; null if none is required. */
export const APPROVAL_STATUSES = [1, -1, 0, null] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

export function approvalText(status: ApprovalStatus): string {
  switch (status) {
    case 1:
      return 'Approved';
    case -1:
      return 'Denied';
    case 0:
      return 'Not modded yet';
    case null:
      return 'No approval item';
  }
}
