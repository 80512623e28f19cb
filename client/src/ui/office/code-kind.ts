/** Authenticator code or recovery code. */
export type CodeKind = 'app' | 'recovery';

/** Returns the code as request fields; empty if no code is required. */
export function codeIn(
  kind: CodeKind | undefined,
  code: string,
): { readonly twoFactorAuthCode?: string; readonly recoveryCode?: string } {
  if (kind === undefined) return {};
  return kind === 'app' ? { twoFactorAuthCode: code } : { recoveryCode: code };
}
