import { maxSnippetsOfStore } from '@selvedge/shared/page-snippets/contract';

import { DomainError } from '../../platform/domain-error.js';

/** The block was deleted or never saved. */
export class SnippetNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This saved block no longer exists');
  }
}

/** Another saved block already uses the id. */
export class SnippetExists extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Another saved block already has this id');
  }
}

/** The store reached its limit of saved blocks. */
export class TooManySnippets extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super(
      `This shop already has ${String(maxSnippetsOfStore)} saved blocks. Delete some of them first.`,
    );
  }
}
