import { redirectPath } from '@selvedge/shared/accounts/redirect';

/** Returns the redirect target of a query or posted form (RTE-069). */
export function redirectUriIn(fields: unknown): string {
  const isRecord = typeof fields === 'object' && fields !== null && 'redirect_uri' in fields;
  const value = isRecord ? fields.redirect_uri : undefined;
  return redirectPath(typeof value === 'string' ? value : undefined, '/');
}
