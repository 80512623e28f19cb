import { DomainError } from '../../../platform/domain-error.js';

/** Nobody takes from an owner what makes one. */
export class OwnersHoldAll extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('An owner may do everything in their store');
  }
}
