import { Injectable, type PipeTransform } from '@nestjs/common';
import { isPageId } from '@selvedge/shared/pages/page-address';
import type { SentPage } from '@selvedge/shared/pages/page';
import type { PageDraft } from '@selvedge/shared/pages/page-reading';

import { draftOf } from './page-draft.js';
import { PageNotFound } from './page.errors.js';

/** A page as it came over the wire; contracts by class would drop what no field of theirs names. */
@Injectable()
export class PageBodyPipe implements PipeTransform<SentPage, PageDraft> {
  /** Throws PageFailedValidation with every field that fails (PAG-017). */
  transform(body: SentPage): PageDraft {
    return draftOf(body);
  }
}

/** `{id}` of a path; what cannot be the id of a page names none. */
@Injectable()
export class PageIdPipe implements PipeTransform<string, number> {
  /** Throws PageNotFound. */
  transform(text: string): number {
    if (!isPageId(text)) throw new PageNotFound();
    return Number(text);
  }
}
