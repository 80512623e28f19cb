import { messages } from '@selvedge/shared/messages';

import { DomainError, domainError } from '../../platform/domain-error.js';

/** Unknown type, relation or attribute. */
export class UnknownModelName extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(field: 'type' | 'relations' | 'attributes', name: string) {
    const message = `Unknown ${{ type: 'type', relations: 'relation', attributes: 'attribute' }[field]} ${name}`;
    super(message);
    this.errors = { [field]: [message] };
  }
}

/** The only requested model does not exist. */
export class ModelNotFound extends domainError('not-found', messages.pageNotFound) {}
