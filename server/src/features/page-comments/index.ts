export { CommentThreadsQueries } from './comment-threads.queries.js';
export { PageCommentsModule } from './page-comments.module.js';
