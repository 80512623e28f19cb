import { DomainError } from '../../../platform/domain-error.js';

/** Its host is where people sign in and open shops of their own. */
export class MainBrandStays extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('The main brand cannot be switched off');
  }
}
