import type { PageComment } from '@selvedge/shared/page-comments/contract';

import type { StoredComment } from './comment-thread.projection.js';

/** What was said, as it is told to one person. */
export function commentsFor(
  actor: string,
  comments: readonly StoredComment[],
): readonly PageComment[] {
  return comments.map((one) => ({ ...one, isOwn: one.author === actor }));
}
