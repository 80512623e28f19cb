/* Expected routes of the staff's work on orders. */

const orders = '/omnis/v3/atlas/orders';
const views = '/omnis/v3/atlas/order-views';

/** Guarded by `@Can`. */
export const orderRoutes = {
  'orders.view-all': [
    ...[`GET ${views}`, `POST ${views}`, `DELETE ${views}/:view`, `PUT ${views}/:view`],
    `GET ${orders}`,
    `GET ${orders}/:orderId`,
    `GET ${orders}/:orderId/history`,
    `GET ${orders}/:orderId/quote/files/:fileId`,
    `GET ${orders}/export`,
    `GET ${orders}/stores`,
    'GET /omnis/v3/atlas/slots',
  ],
  'orders.see-pictures': ['GET /omnis/v3/atlas/divisions/:division/pictures'],
  'orders.change-status': [
    `DELETE ${orders}/:orderId`,
    ...[
      ':orderId/children',
      ':orderId/notes',
      ':orderId/priority',
      ':orderId/status',
      ':orderId/tracking',
    ].map((path) => `POST ${orders}/${path}`),
    `DELETE ${orders}/:orderId/tracking/:code`,
    `POST ${orders}/status`,
  ],
  'orders.confirm-refund': [`POST ${orders}/:orderId/refunds/:attemptId/confirmation`],
  'labels.print': [
    `POST ${orders}/:orderId/labels`,
    `POST ${orders}/:orderId/labels/:counter/cancellation`,
    `GET ${orders}/labels`,
    `POST ${orders}/labels`,
    `POST ${orders}/labels/pick`,
    `GET ${orders}/labels/sheet`,
  ],
  'quotes.manage': [
    `POST ${orders}/:orderId/quote/documents`,
    `DELETE ${orders}/:orderId/quote/documents/:fileId`,
    `POST ${orders}/:orderId/quote/mockups`,
    `PUT ${orders}/:orderId/quote/purchase-order`,
    `POST ${orders}/:orderId/quote/sending`,
    `POST ${orders}/:orderId/quote/terms`,
    'POST /omnis/v3/quotes',
    'PATCH /omnis/v3/quotes/:orderHash',
  ],
  'orders.sort': [
    `DELETE ${orders}/:orderId/items/:itemId/pigeonhole`,
    `PUT ${orders}/:orderId/items/:itemId/pigeonhole`,
  ],
};

/** Routes for holders of an order's link, in a shop that they may visit. */
export const ordersByLink: readonly string[] = [
  'POST /advanced-quote/:order',
  'POST /get-a-quote',
  'POST /omnis/v3/checkout/orders/:orderHash/payments',
  'POST /omnis/v3/quotes/:orderHash/accept',
  'GET /omnis/v3/quotes/:orderHash/files/:fileId',
  'POST /pay/:order',
];
