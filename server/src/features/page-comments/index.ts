export { PageCommentsModule } from './page-comments.module.js';
