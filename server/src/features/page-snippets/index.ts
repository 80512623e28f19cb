export { PageSnippetsModule } from './page-snippets.module.js';
