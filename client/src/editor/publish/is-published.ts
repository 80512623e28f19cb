import { pageChanges } from '@selvedge/shared/pages/live/merge/page-changes';
import { pageContentOf } from '@selvedge/shared/pages/live/page-content';
import type { PageContent } from '@selvedge/shared/pages/page';
import type * as Y from 'yjs';

/** Whether a document has no unpublished changes. */
export function isPublished(doc: Y.Doc, published: PageContent): boolean {
  return pageChanges(published, pageContentOf(doc)).length === 0;
}
