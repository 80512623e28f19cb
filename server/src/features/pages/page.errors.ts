import { messages } from '@selvedge/shared/messages';
import type { WirePage } from '@selvedge/shared/pages/page';

import { DomainError } from '../../platform/domain-error.js';

/** ERR-038, ERR-045, ERR-049. */
export class PageNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super(messages.pageNotFound);
  }
}

/** PAG-017, ERR-055: `errors` lists the fields that fail. */
export class PageFailedValidation extends DomainError {
  override readonly kind = 'invalid';

  constructor(override readonly errors: Readonly<Record<string, readonly string[]>>) {
    super('Page failed validation');
  }
}

/** PAG-022. */
export class RevisionNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('There is no such version of this page');
  }
}

/** A page of this uuid exists, or existed once. */
export class PageExists extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('There is a page with this uuid already');
  }
}

/** A-48, ERR-043, ERR-054: what is new on it takes Pro, and the shop has none. */
export class PageNeedsPro extends DomainError {
  override readonly kind = 'pro-required';

  constructor() {
    super(messages.pageNeedsPro);
  }
}

/** PAG-012. */
export class HomepageStays extends DomainError {
  override readonly kind = 'forbidden';

  constructor() {
    super('The homepage cannot be deleted');
  }
}

/** PAG-021: the version that it was made from is not known; `current` is what the page is now. */
export class PageChangedMeanwhile extends DomainError {
  override readonly kind = 'conflict';

  constructor(override readonly current?: WirePage) {
    super('This page was changed meanwhile');
  }
}
