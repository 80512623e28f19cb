import type { Store } from '@selvedge/shared/stores/contract';

/**
 * Whether a shop is not open to everyone, and so is hidden from search engines (GRD-004, GRD-005).
 */
export function isPrivate({ passwordProtected, comingSoon }: Store): boolean {
  return passwordProtected || comingSoon.enabled;
}
