import { askerIn } from '../../platform/authorization/asker.js';
import { authorize } from '../../platform/authorization/authorize.js';
import type { RequestFacts } from '../../platform/http/request-facts.js';

/**
 * Whose library API-036 is about: the division asked for, else the host's. A store's host answers for
 * its own alone, the others for every division in which the person may change products. Throws Refused.
 */
export function libraryDivision(facts: RequestFacts, requested: number | undefined): number {
  const division = requested ?? facts.division;
  const asker = askerIn(facts, division);
  authorize(asker, 'account.use');
  authorize(asker, division === facts.division ? 'media.manage' : 'media.view-elsewhere');
  return division;
}
