export { firstHomePageUuid } from './first-home-page-uuid.js';
export { OpeningDrafts } from './drafts/opening-drafts.service.js';
export { OpeningModule } from './opening.module.js';
export { ShopAvailability } from './shop-availability.service.js';
