/** How far somebody has come with their account. */
interface Progress {
  readonly verified: boolean;
  readonly signedEula: boolean;
}

/** GRD-033, RTE-070, RTE-071: what comes before the dashboard, in this order; undefined once it is open to them. */
export function nextStep({ verified, signedEula }: Progress): string | undefined {
  if (!verified) return '/sign-up/verify/';
  return signedEula ? undefined : '/sign-up/eula/';
}

/** A page of a sign-up, with where it leads in the end. */
export function stepLink(path: string, redirectUri: string): string {
  return redirectUri === '/' ? path : `${path}?redirect_uri=${encodeURIComponent(redirectUri)}`;
}
