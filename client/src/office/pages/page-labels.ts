import { textIn } from '@selvedge/shared/blocks/model/wire';
import type { PageListing } from '@selvedge/shared/pages/page';

import type { PageFlags } from './usePageFlags.js';

/** What shoppers see of a page. */
export type PageState = 'published' | 'changed' | 'draft';

export const PAGE_STATE_LABELS: Readonly<Record<PageState, string>> = {
  published: 'Published',
  changed: 'Unpublished changes',
  draft: 'Draft',
};

/** How a page is, or what is done to it at this moment (PAG-011). */
export function stateLabel(page: PageListing, { saving, deleting }: PageFlags): string {
  if (deleting) return 'Deleting…';
  return saving ? 'Saving…' : PAGE_STATE_LABELS[stateOf(page)];
}

export function stateOf({
  published,
  hasUnpublishedChanges,
}: Pick<PageListing, 'published' | 'hasUnpublishedChanges'>): PageState {
  if (!published) return 'draft';
  return hasUnpublishedChanges ? 'changed' : 'published';
}

/** As its owner wrote it; empty where that is nothing. */
export function titleOf({ properties }: Pick<PageListing, 'properties'>): string {
  return (textIn(properties['title']?.value) ?? '').trim();
}

/** What a page is called in lists and questions, also without a title. */
export function nameOf(page: Pick<PageListing, 'properties' | 'url' | 'isHomepage'>): string {
  return titleOf(page) || (page.isHomepage ? 'Home page' : page.url);
}

/** Where a page is edited: a program of its own, to which no router of the office leads. */
export const editorPath = (id: number): string => `/dashboard/pages/${String(id)}/edit`;
