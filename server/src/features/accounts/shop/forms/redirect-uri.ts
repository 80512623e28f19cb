import { redirectPath } from '@selvedge/shared/accounts/redirect';

/** RTE-069: where somebody shall be led in the end, of an address's query or of a posted form. */
export function redirectUriIn(fields: unknown): string {
  const isRecord = typeof fields === 'object' && fields !== null && 'redirect_uri' in fields;
  const value = isRecord ? fields.redirect_uri : undefined;
  return redirectPath(typeof value === 'string' ? value : undefined, '/');
}
