import { textIn } from '@selvedge/shared/blocks/model/wire';
import type { PageListing } from '@selvedge/shared/pages/page';

import type { PageFlags } from './usePageFlags.js';

export type PageState = 'published' | 'changed' | 'draft';

export const PAGE_STATE_LABELS: Readonly<Record<PageState, string>> = {
  published: 'Published',
  changed: 'Unpublished changes',
  draft: 'Draft',
};

/** Current action on the page, such as “Saving…”, or its state. */
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

/** Trimmed title; empty if the page has none. */
export function titleOf({ properties }: Pick<PageListing, 'properties'>): string {
  return (textIn(properties['title']?.value) ?? '').trim();
}

/** Name of a page in lists and dialogs, also without a title. */
export function nameOf(page: Pick<PageListing, 'properties' | 'url' | 'isHomepage'>): string {
  return titleOf(page) || (page.isHomepage ? 'Home page' : page.url);
}

/** The page editor is a separate application, so the office router has no route to it. */
export const editorPath = (id: number): string => `/dashboard/pages/${String(id)}/edit`;
