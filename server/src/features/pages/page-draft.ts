import type { PageContent } from '@selvedge/shared/pages/page';
import { readPage, type PageDraft } from '@selvedge/shared/pages/page-reading';
import { isReservedUrl } from '@selvedge/shared/storefront/reserved-urls';

import { PageFailedValidation } from './page.errors.js';

/**
 * Validates the content of a live document for saving. Throws PageFailedValidation with every
 * invalid field.
 */
export function checkedPage(page: PageContent): PageContent {
  draftOf(page);
  return page;
}

/** Parses a received page. Throws PageFailedValidation with every invalid field (PAG-017). */
export function draftOf(body: unknown): PageDraft {
  const problems: Record<string, string[]> = {};
  const report = (path: string, message: string) => {
    (problems[path] ??= []).push(message);
  };
  const draft = readPage(body, report);
  const { url } = draft.fields;
  if (url !== undefined && problems['url'] === undefined && isReservedUrl(url))
    report('url', 'Another page of the shop has this address');
  if (Object.keys(problems).length > 0) throw new PageFailedValidation(problems);
  return draft;
}
