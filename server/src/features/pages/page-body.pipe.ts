import { Injectable, type PipeTransform } from '@nestjs/common';
import { isPageId } from '@selvedge/shared/pages/page-address';
import type { SentPage } from '@selvedge/shared/pages/page';
import type { PageDraft } from '@selvedge/shared/pages/page-reading';

import { draftOf } from './page-draft.js';
import { PageNotFound } from './page.errors.js';

/** Validates a page in a request body. A DTO class would drop the fields it does not know. */
@Injectable()
export class PageBodyPipe implements PipeTransform<SentPage, PageDraft> {
  /** Throws PageFailedValidation with every invalid field (PAG-017). */
  transform(body: SentPage): PageDraft {
    return draftOf(body);
  }
}

/** Parses the `{id}` of a path. An invalid id counts as an unknown page. */
@Injectable()
export class PageIdPipe implements PipeTransform<string, number> {
  /** Throws PageNotFound. */
  transform(text: string): number {
    if (!isPageId(text)) throw new PageNotFound();
    return Number(text);
  }
}
