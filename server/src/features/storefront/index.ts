export { packed, type PackedPage } from './cache/packed-page.js';
export { sendFresh } from './cache/send-page.http.js';
export { monogramDrawing } from './render/monogram.js';
export { clientFolder } from './render/shop-bundle.adapter.js';
export { refererPath } from './request/referer-path.http.js';
export { OpenShopGuard, refusedPage } from './request/open-shop.guard.js';
export { PersonalSources, type PersonalSource } from './request/personal-sources.service.js';
export { isPrivate } from './request/private-shop.js';
export {
  hasVisitor,
  type PersonalShopRequest,
  type ShopRequest,
  type Visitor,
} from './request/shop-request.js';
export { SplitSessions } from './request/split-variations.http.js';
export { ShopRequests } from './request/shop-requests.http.js';
export { shownStore } from './request/shown-store.http.js';
export { isStateRequest } from './request/state-request.http.js';
export { AtlasPages } from './screens/atlas-pages.http.js';
export { formWithErrors } from './screens/form-with-errors.js';
export { refusalOf, textFields } from './screens/form-answers.js';
export { postRedirectGet } from './screens/post-redirect-get.http.js';
export { readForm } from './screens/read-form.js';
export { PersonalPages } from './screens/personal-pages.http.js';
export {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from './screens/screen-source.port.js';
export { SharedTexts } from './screens/shared-texts.http.js';
export { StorefrontModule } from './storefront.module.js';
