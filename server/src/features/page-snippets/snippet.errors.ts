import { maxSnippetsOfStore } from '@selvedge/shared/page-snippets/contract';

import { domainError } from '../../platform/domain-error.js';

/** The block was deleted or never saved. */
export class SnippetNotFound extends domainError(
  'not-found',
  'This saved block no longer exists',
) {}

/** Another saved block already uses the id. */
export class SnippetExists extends domainError(
  'conflict',
  'Another saved block already has this id',
) {}

/** The store reached its limit of saved blocks. */
export class TooManySnippets extends domainError(
  'invalid',
  `This shop already has ${String(maxSnippetsOfStore)} saved blocks. Delete some of them first.`,
) {}
