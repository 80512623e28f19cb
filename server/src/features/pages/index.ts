export { PageBlocksRenderer, type PageBlocks } from './page-blocks.js';
export { PagesService } from './pages.service.js';
export type { PageEvent } from './page.events.js';
export { PagesReader, type PageAt, type PublishedPage } from './page.queries.js';
export { PagesModule } from './pages.module.js';
