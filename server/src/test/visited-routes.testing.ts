import { accountForms } from './account-routes.testing.js';
import { ordersByLink } from './order-routes.testing.js';
import { pathsOpenTo } from '../features/storefront/request/screen-routes.js';

/** Shop screens whose definitions restrict access; screens open to everyone are listed as such. */
const screens = pathsOpenTo('shop.visit').map((path) => `GET ${path}`);

/** `shop.visit`, which depends on the store's state and has its own guard. */
const otherVisited: readonly string[] = [
  ...accountForms,
  ...ordersByLink,
  'POST /basket/add',
  'POST /basket/remove',
  'POST /basket/update',
  'POST /checkout',
  'POST /contact/send',
  'POST /currency',
  'POST /favourites/add',
  'POST /favourites/drop',
  'POST /favourites/email',
  'POST /favourites/move',
  'POST /favourites/recover',
  'POST /favourites/remove',
  'GET /embed/:block',
  'GET /images/:uuid',
  'GET /images/mockups/:garment/:side/:colour/:design',
  'GET /interactions',
  'POST /interactions',
  'POST /newsletter/subscribe',
  'POST /omnis/v3/basket/favourites/email-for-later',
  'GET /omnis/v3/basket/favourites/list',
  'POST /omnis/v3/basket/favourites/recover',
  'GET /omnis/v3/basket/main/list',
  'POST /omnis/v3/basket/remove',
  'POST /omnis/v3/basket/update',
  'POST /omnis/v3/checkout/orders',
  'POST /omnis/v3/checkout/quote',
  'GET /omnis/v3/collection/:urlName',
  'GET /omnis/v3/collections/get/:division',
  'GET /omnis/v3/creator/:urlName',
  'GET /omnis/v3/division/:division/products',
  'POST /omnis/v3/frontend/product/addItemToCart',
  'POST /omnis/v3/frontend/product/bulkAddItemsToCart',
  'POST /omnis/v3/mailing-lists/subscribe',
  'POST /omnis/v3/models/fetch',
  'GET /omnis/v3/product/:urlName',
  'POST /omnis/v3/products/fetch',
  'GET /omnis/v3/products/fetch-base-product',
  'GET /omnis/v3/search',
  'POST /omnis/v3/split-tests/:splitTestName/sessions',
  'GET /product-feed.xml',
  'GET /sitemap.xml',
];

const byPath = (route: string): string => route.split(' ').reverse().join(' ');

/** All visitor routes, by path. */
export const visited: readonly string[] = [...otherVisited, ...screens].sort((one, other) =>
  byPath(one) < byPath(other) ? -1 : 1,
);
