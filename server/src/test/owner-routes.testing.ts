/* Expected routes of owners' shop settings. */

const dashboard = '/omnis/v3/dashboard';

/** Guarded by `@Can`. */
export const ownerRoutes = {
  'shops.look-after': [
    ...['steps', 'steps/draft'].map((path) => `GET ${dashboard}/${path}`),
    `PUT ${dashboard}/steps/draft`,
    `GET ${dashboard}/stores`,
  ],
  'business.manage': [
    `GET ${dashboard}/business`,
    `PUT ${dashboard}/business/details`,
    `DELETE ${dashboard}/business/payout`,
    `PUT ${dashboard}/business/payout`,
  ],
  'plan.ask': [`GET ${dashboard}/plan`, `POST ${dashboard}/plan/ask`],
};

export const settingsRoutes: readonly string[] = [
  'PUT /omnis/v3/connect/editors',
  ...['DELETE', 'GET', 'PUT'].map((method) => `${method} ${dashboard}/preview-link`),
  `GET ${dashboard}/settings`,
  `PUT ${dashboard}/settings`,
  `POST ${dashboard}/steps/open`,
];

export const productRoutes: readonly string[] = [
  `GET ${dashboard}/products`,
  `POST ${dashboard}/products`,
  `GET ${dashboard}/products/:uuid`,
  `PUT ${dashboard}/products/:uuid`,
  `GET ${dashboard}/products/:uuid/reviews`,
  `DELETE ${dashboard}/products/:uuid/reviews/:review/author`,
  `POST ${dashboard}/products/bulk`,
  `GET ${dashboard}/products/choices`,
  `GET ${dashboard}/products/export`,
  `POST ${dashboard}/products/from-design`,
  `POST ${dashboard}/products/imports`,
  `GET ${dashboard}/products/imports/:uuid`,
  `GET ${dashboard}/products/imports/:uuid/refused`,
  `POST ${dashboard}/products/imports/:uuid/run`,
];
