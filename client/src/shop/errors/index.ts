export { FailedPage, ForbiddenPage, NotFoundPage } from './NoticePages.js';
