/** Whose account it is. */
export interface AccountId {
  readonly kind: 'customer' | 'staff';
  readonly id: number;
}

/** IDN-008. */
export const verificationLivesMs = 24 * 60 * 60 * 1_000;
/** IDN-013. */
export const resetLivesMs = 60 * 60 * 1_000;
/** Nobody is sent a second mail of one kind sooner. */
export const askAgainAfterMs = 60 * 1_000;

/** ISO 8601, some time after that. */
export function later(at: string, byMs: number): string {
  return new Date(Date.parse(at) + byMs).toISOString();
}

/** Something that was asked for by mail, and how long the mail counts. */
export interface AccountRequest {
  readonly request: string;
  readonly validUntil: string;
}

/** Whether the mail was asked for so lately that it is still under way. */
export function isJustRequested(
  latest: AccountRequest | undefined,
  at: string,
  livesMs: number,
): boolean {
  return latest !== undefined && at < later(latest.validUntil, askAgainAfterMs - livesMs);
}

/** Whether it is this request, and still counts. */
export function counts(
  latest: AccountRequest | undefined,
  { request, at }: { readonly request: string; readonly at: string },
): boolean {
  return latest?.request === request && at <= latest.validUntil;
}
