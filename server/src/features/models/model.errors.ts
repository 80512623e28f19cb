import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

/** A type, relation or attribute that there is none of. */
export class UnknownModelName extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(field: 'type' | 'relations' | 'attributes', name: string) {
    const message = `There is no ${{ type: 'type', relations: 'relation', attributes: 'attribute' }[field]} ${name}`;
    super(message);
    this.errors = { [field]: [message] };
  }
}

/** The one model that was asked for is not there. */
export class ModelNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super(messages.pageNotFound);
  }
}
