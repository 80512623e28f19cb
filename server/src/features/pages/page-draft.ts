import type { PageContent } from '@selvedge/shared/pages/page';
import { readPage, type PageDraft } from '@selvedge/shared/pages/page-reading';

import { PageFailedValidation } from './page.errors.js';

/** The page of a live document, when it may be saved. Throws PageFailedValidation with every field that fails. */
export function checkedPage(page: PageContent): PageContent {
  draftOf(page);
  return page;
}

/** A page as it came. Throws PageFailedValidation with every field that fails (PAG-017). */
export function draftOf(body: unknown): PageDraft {
  const problems: Record<string, string[]> = {};
  const draft = readPage(body, (path, message) => {
    (problems[path] ??= []).push(message);
  });
  if (Object.keys(problems).length > 0) throw new PageFailedValidation(problems);
  return draft;
}
