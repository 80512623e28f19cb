import { maxSnippetsOfStore } from '@selvedge/shared/page-snippets/contract';

import { DomainError } from '../../platform/domain-error.js';

/** It was deleted, or was never kept. */
export class SnippetNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This is no longer kept for later');
  }
}

/** The id is that of something else that was kept. */
export class SnippetExists extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Something else is kept under this id already');
  }
}

/** The store keeps as many as it may. */
export class TooManySnippets extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super(`${String(maxSnippetsOfStore)} blocks are kept already. Delete some of them first.`);
  }
}
