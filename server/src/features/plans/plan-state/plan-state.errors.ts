import { DomainError } from '../../../platform/domain-error.js';

/** The main brand hosts sign-in and shop creation, so it must stay active. */
export class MainBrandStays extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('The main brand cannot be deactivated');
  }
}
