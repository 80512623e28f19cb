export { CollabGateway } from './collab/collab.gateway.js';
export { CollabJoining } from './collab/collab-joining.service.js';
export { PagesService } from './pages.service.js';
export { pageDecider } from './page.decider.js';
export { PageNotFound } from './page.errors.js';
export { PagesReader } from './page.queries.js';
export { PagesModule } from './pages.module.js';
export { mappedPages, type MappedPage } from './page-map.js';
export { ownHomeTag, ownPagesTag } from './page.tags.js';
