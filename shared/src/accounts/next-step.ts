/** Completed sign-up steps of an account. */
interface Progress {
  readonly verified: boolean;
  readonly signedEula: boolean;
}

/** Path of the next sign-up step before the dashboard; undefined if all are complete. */
export function nextStep({ verified, signedEula }: Progress): string | undefined {
  if (!verified) return '/sign-up/verify/';
  return signedEula ? undefined : '/sign-up/eula/';
}

/** Returns a link to a sign-up page that preserves the final redirect target. */
export function stepLink(path: string, redirectUri: string): string {
  return redirectUri === '/' ? path : `${path}?redirect_uri=${encodeURIComponent(redirectUri)}`;
}
