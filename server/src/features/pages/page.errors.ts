import { messages } from '@selvedge/shared/messages';
import type { WirePage } from '@selvedge/shared/pages/page';

import { DomainError, domainError } from '../../platform/domain-error.js';

/** No such page (ERR-038, ERR-045, ERR-049). */
export class PageNotFound extends domainError('not-found', messages.pageNotFound) {}

/** `errors` lists the invalid fields (PAG-017, ERR-055). */
export class PageFailedValidation extends DomainError {
  override readonly kind = 'invalid';

  constructor(override readonly errors: Readonly<Record<string, readonly string[]>>) {
    super('Page failed validation');
  }
}

export class RevisionNotFound extends domainError(
  'not-found',
  'This version of the page does not exist',
) {}

/** A page with this uuid exists or existed. */
export class PageExists extends domainError('conflict', 'A page with this uuid already exists') {}

/** The page adds Pro features in a store without Pro (A-48, ERR-043, ERR-054). */
export class PageNeedsPro extends domainError('pro-required', messages.pageNeedsPro) {}

/** The home page cannot be deleted (PAG-012). */
export class HomepageStays extends domainError('forbidden', 'The home page cannot be deleted') {}

/** The base version is unknown; `current` is the current page (PAG-021). */
export class PageChangedMeanwhile extends DomainError {
  override readonly kind = 'conflict';

  constructor(override readonly current?: WirePage) {
    super('This page has changed since you opened it. Reload it and try again.');
  }
}
