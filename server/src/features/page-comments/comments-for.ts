import type { PageComment } from '@selvedge/shared/page-comments/contract';

import type { StoredComment } from './comment-thread.projection.js';

/** Comments as one person sees them. */
export function commentsFor(
  actor: string,
  comments: readonly StoredComment[],
): readonly PageComment[] {
  return comments.map((one) => ({ ...one, isOwn: one.author === actor }));
}
