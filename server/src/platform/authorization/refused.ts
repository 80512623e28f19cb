import type { Refusal } from '@selvedge/shared/permissions/refusals';

import { DomainError } from '../domain-error.js';

/** Somebody may not do what they ask for, in the kind and words of the table that says so. */
export class Refused extends DomainError {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }

  override get kind() {
    return this.refusal.kind;
  }

  /** That of the refusal, which clients know (decision 0004). */
  override get code(): string {
    return this.refusal.code;
  }
}
