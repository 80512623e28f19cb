import type { Refusal } from '@selvedge/shared/permissions/refusals';

import { DomainError } from '../domain-error.js';

/** Action refused by a policy, with the policy's kind and message. */
export class Refused extends DomainError {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }

  override get kind() {
    return this.refusal.kind;
  }

  /** Code of the refusal, on which clients rely (decision 0004). */
  override get code(): string {
    return this.refusal.code;
  }
}
