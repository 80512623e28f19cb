/** What moderation said of a product; null where nobody has to say anything. */
export const APPROVAL_STATUSES = [1, -1, 0, null] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** CAT-009. */
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
