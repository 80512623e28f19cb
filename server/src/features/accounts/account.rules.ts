export interface AccountId {
  readonly kind: 'customer' | 'staff';
  readonly id: number;
}

/** Validity of a verification code (IDN-008). */
export const verificationLivesMs = 24 * 60 * 60 * 1_000;
/** Validity of a password reset link (IDN-013). */
export const resetLivesMs = 60 * 60 * 1_000;
/** Minimum interval between two mails of one kind to an account. */
export const askAgainAfterMs = 60 * 1_000;

/** Returns the time `byMs` milliseconds after `at`, in ISO 8601. */
export function later(at: string, byMs: number): string {
  return new Date(Date.parse(at) + byMs).toISOString();
}

export interface AccountRequest {
  readonly request: string;
  readonly validUntil: string;
}

/** Returns whether the last mail was requested less than `askAgainAfterMs` ago. */
export function isJustRequested(
  latest: AccountRequest | undefined,
  at: string,
  livesMs: number,
): boolean {
  return latest !== undefined && at < later(latest.validUntil, askAgainAfterMs - livesMs);
}

/** Returns whether the request matches and has not expired. */
export function counts(
  latest: AccountRequest | undefined,
  { request, at }: { readonly request: string; readonly at: string },
): boolean {
  return latest?.request === request && at <= latest.validUntil;
}
