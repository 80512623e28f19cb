import { refusalOf, type Action } from '@selvedge/shared/policies/policies';

import { Refused } from './refused.js';

/** For services: checks an action against the state in `facts`. Throws Refused. */
export function authorize<Name extends Action>(
  ...question: Parameters<typeof refusalOf<Name>>
): void {
  const refusal = refusalOf(...question);
  if (refusal !== undefined) throw new Refused(refusal);
}
