import { AnotherStore, NotSignedIn, PermissionDenied } from '../../platform/http/http.errors.js';
import type { RequestFacts } from '../../platform/http/request-facts.js';
import { holds } from '../../platform/http/session-permissions.js';

/**
 * Whose library API-036 is about: the division asked for, else the host's. A store's host answers for
 * its own alone, the others for every division in which the person may change products. Throws
 * NotSignedIn, AnotherStore (ERR-039) and PermissionDenied.
 */
export function libraryDivision(
  { tenant, division: own, session }: RequestFacts,
  asked: number | undefined,
): number {
  if (session.subject === null) throw new NotSignedIn();
  const division = asked ?? own;
  const mayChange = holds(session, 'products', division);
  if (division !== own && (tenant.context === 'store' || !mayChange)) throw new AnotherStore();
  if (!mayChange) throw new PermissionDenied();
  return division;
}
