export { CommentThreadsQueries } from './comment-threads.queries.js';
export type { CommentThreadEvent } from './comment-thread.events.js';
export { PageCommentsModule } from './page-comments.module.js';
