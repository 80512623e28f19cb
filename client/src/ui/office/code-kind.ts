/** The code of an authenticator, or one of those for who has lost it. */
export type CodeKind = 'app' | 'recovery';

/** As calls bring it; nothing where none is asked for. */
export function codeIn(
  kind: CodeKind | undefined,
  code: string,
): { readonly twoFactorAuthCode?: string; readonly recoveryCode?: string } {
  if (kind === undefined) return {};
  return kind === 'app' ? { twoFactorAuthCode: code } : { recoveryCode: code };
}
