import { accountRoutes, secondSteps } from './account-routes.testing.js';
import { atlasRoutes, erasingRoutes } from './atlas-routes.testing.js';
import { installationRoutes } from './installation-routes.testing.js';
import { orderRoutes } from './order-routes.testing.js';
import { ownerRoutes, productRoutes, settingsRoutes } from './owner-routes.testing.js';

/*
 * Expected routes of the server, by the policy that guards them. Those of shop visitors are in
 * visited-routes.testing.ts.
 */

const atlasPermissions = '/omnis/v3/atlas/permissions';
const connect = '/omnis/v3/connect';
const dashboard = '/omnis/v3/dashboard';
const division = '/omnis/v3/divisions/:division';

const groups = (folder: string): readonly string[] => [
  `GET ${dashboard}/${folder}`,
  `POST ${dashboard}/${folder}`,
  `DELETE ${dashboard}/${folder}/:uuid`,
  `GET ${dashboard}/${folder}/:uuid`,
  `PUT ${dashboard}/${folder}/:uuid`,
  `GET ${dashboard}/${folder}/:uuid/history`,
];

const requestRoutes = (permissions: string): readonly string[] => [
  `POST ${permissions}/request/:permissions`,
  `DELETE ${permissions}/requests/:id`,
  `GET ${permissions}/requests/mine`,
];

const readAndWrite = (path: string): readonly string[] => [`GET ${path}`, `PUT ${path}`];

/** Guarded by `@Can`. */
export const guarded: Readonly<Record<string, readonly string[]>> = {
  ...accountRoutes,
  'team.manage': [
    `GET ${dashboard}/permissions/requests`,
    `POST ${dashboard}/permissions/requests/:id/answer`,
    `GET ${dashboard}/team`,
    `DELETE ${dashboard}/team/:id`,
    `PUT ${dashboard}/team/:id`,
    `POST ${dashboard}/team/:id/ownership`,
    `GET ${dashboard}/team/changes`,
    `GET ${dashboard}/team/invitations`,
    `POST ${dashboard}/team/invitations`,
    `DELETE ${dashboard}/team/invitations/:id`,
    `POST ${dashboard}/team/invitations/:id/again`,
  ],
  'team.join': [
    `POST ${dashboard}/team/join`,
    `POST ${dashboard}/team/join/accept`,
    `POST ${dashboard}/team/join/look`,
  ],
  'staff.manage': [
    `GET ${atlasPermissions}/requests`,
    `POST ${atlasPermissions}/requests/:id/answer`,
    'GET /omnis/v3/atlas/staff',
    'PUT /omnis/v3/atlas/staff/:id',
    'POST /omnis/v3/atlas/staff/:id/disable',
    'POST /omnis/v3/atlas/staff/:id/enable',
    'POST /omnis/v3/atlas/staff/:id/sign-out',
    'GET /omnis/v3/atlas/staff/changes',
    'GET /omnis/v3/atlas/staff/invitations',
    'POST /omnis/v3/atlas/staff/invitations',
    'DELETE /omnis/v3/atlas/staff/invitations/:id',
    'GET /omnis/v3/atlas/users/:id',
    'PUT /omnis/v3/atlas/users/:id/rfids',
  ],
  ...atlasRoutes,
  'permissions.ask': requestRoutes(`${dashboard}/permissions`),
  'permissions.ask-atlas': requestRoutes(atlasPermissions),
  'installation.manage': installationRoutes,
  'shops.open': [
    `GET ${dashboard}/shops`,
    `POST ${dashboard}/shops`,
    `GET ${dashboard}/shops/address`,
    ...readAndWrite(`${dashboard}/shops/draft`),
  ],
  ...ownerRoutes,
  'people.erase': erasingRoutes,
  ...orderRoutes,
  'products.moderate': ['POST /omnis/v3/atlas/products/:id/approval'],
  'collections.manage': groups('collections'),
  'creators.manage': groups('creators'),
  'media.manage': [
    'GET /omnis/v3/artemis/query',
    `POST ${dashboard}/media`,
    `DELETE ${dashboard}/media/:uuid`,
    `GET ${dashboard}/media/:uuid`,
    `PATCH ${dashboard}/media/:uuid`,
    `POST ${dashboard}/media/:uuid/crop`,
    `POST ${dashboard}/media/bulk/delete`,
    `POST ${dashboard}/media/bulk/tags`,
    `GET ${dashboard}/media/tags`,
  ],
  'products.manage': productRoutes,
  'products.view-history': [`GET ${dashboard}/products/:uuid/history`],
  'settings.manage': settingsRoutes,
  'orders.view': ['orders', 'orders/:orderId', 'orders/export', 'sales'].map(
    (path) => `GET ${division}/${path}`,
  ),
  'comments.write': [
    `GET ${division}/comments`,
    `GET ${division}/pages/:id/comments`,
    `POST ${division}/pages/:id/comments`,
    `POST ${division}/pages/:id/comments/:thread/reopen`,
    `POST ${division}/pages/:id/comments/:thread/replies`,
    `DELETE ${division}/pages/:id/comments/:thread/replies/:comment`,
    `PATCH ${division}/pages/:id/comments/:thread/replies/:comment`,
    `POST ${division}/pages/:id/comments/:thread/resolve`,
    `GET ${division}/pages/:id/comments/people`,
  ],
  'pages.connect': [
    `GET ${connect}/editors`,
    `POST ${connect}/grants`,
    `GET ${connect}/sessions`,
    `DELETE ${connect}/sessions/:id`,
  ],
  'pages.edit': [
    `POST ${division}/pages/:id/revisions`,
    `POST ${division}/pages/:id/revisions/:rev/restore`,
    `GET ${division}/snippets`,
    `POST ${division}/snippets`,
    `DELETE ${division}/snippets/:snippet`,
    `PATCH ${division}/snippets/:snippet`,
    `GET ${division}/split-tests`,
  ],
  'pages.join': [
    `GET ${division}/pages/:id`,
    `POST ${division}/pages/:id/collab`,
    `GET ${division}/pages/:id/preview`,
    `GET ${division}/pages/:id/revisions`,
    `GET ${division}/pages/:id/revisions/:rev`,
  ],
  'pages.manage': [
    `GET ${division}/pages`,
    `POST ${division}/pages`,
    `DELETE ${division}/pages/:id`,
    `PATCH ${division}/pages/:id`,
    `POST ${division}/pages/:id/duplicate`,
  ],
  'pages.publish': [
    `POST ${division}/pages/:id/publish`,
    `POST ${division}/pages/:id/unpublish`,
    `POST ${division}/split-tests`,
    `DELETE ${division}/split-tests/:splitTest`,
    `POST ${division}/split-tests/:splitTest/end`,
  ],
  'theme.manage': [`GET ${division}/theme`, `PUT ${division}/theme`],
};

/** Unguarded routes, with the reason. */
export const open: Readonly<Record<string, string>> = {
  'GET /assets/*': 'built client files, the same for everyone',
  'GET /countdown': 'page of a shop that is not open yet',
  'POST /countdown': 'subscribes to the newsletter of a shop that is not open yet',
  'GET /subscription-verified': 'confirms or ends a subscription, also of a closed shop',
  'POST /subscription-verified': 'same as above',
  'GET /dashboard': 'office client, the same for everyone; contains no data',
  'GET /dashboard/*': 'same as above',
  'GET /dashboard/enter': 'requests an entry code from the main brand',
  'GET /dashboard/enter/:code': 'accepts an entry code once, in the browser that requested it',
  'GET /dashboard/shops/:shop/entrance':
    'returns a code to store members and redirects everyone else to the shop’s sign-in page',
  'GET /dashboard/pages/:id/edit': 'page editor client; contains no data',
  'GET /docs': 'API documentation, if enabled; contains no data',
  'GET /docs/:file': 'same as above',
  'GET /docs/openapi.json': 'same as above',
  'GET /healthz': 'health check on every host',
  'GET /marketing-tools/notifications/builder': 'redirects to the office client',
  'GET /livez': 'liveness check on every host; returns only that the process responds',
  'GET /sign-up': 'sign-up page, also of a closed shop',
  'POST /sign-up': 'creates an account',
  'GET /sign-up/eula': 'terms, readable by everyone',
  'POST /sign-up/eula': 'accepts the terms for one’s own account',
  'GET /sign-up/verify': 'asks for the code of a sign-up e-mail',
  'POST /sign-up/verify': 'accepts the code in the browser that signed up',
  'POST /sign-up/verify/resend': 'sends a new code',
  'POST /omnis/v3/shop/customer/create': 'creates an account',
  'POST /omnis/v3/dashboard/secure/verify':
    'accepts the code of a sign-up e-mail in the browser that signed up',
  'POST /omnis/v3/dashboard/secure/verify/resend': 'sends a new code',
  'POST /omnis/v3/dashboard/secure/eula': 'accepts the terms for one’s own account',
  'GET /forgot-password': 'password reset form',
  'POST /forgot-password': 'sends a reset link to the account’s address',
  'GET /reset-password': 'target of the reset link',
  'POST /reset-password': 'sets a new password for the holder of the link',
  'POST /omnis/v3/dashboard/secure/forgot-password': 'sends a reset link to the account’s address',
  'POST /omnis/v3/dashboard/secure/reset-password':
    'sets a new password for the holder of the link',
  'GET /login': 'sign-in page of accounts and of closed shops',
  'POST /login': 'signs in',
  ...secondSteps,
  'POST /login/gate': 'passes the gate',
  'POST /logout': 'signs out',
  'GET /media/mockups/:design/t-shirt/:file': 'redirects to the path of an image, which is guarded',
  'POST /omnis/v3/browser-errors': 'receives error reports from every page',
  'POST /omnis/v3/connect/sessions': 'exchanges a code of the shop for a session, once',
  'POST /omnis/v3/connect/sessions/:id/frame':
    'for the holder of the session id, once and from the shop itself',
  'POST /omnis/v3/connect/sessions/:id/token': 'checks the bearer token of the session itself',
  'GET /omnis/v3/dashboard/secure/get': 'returns the current user and permissions',
  'POST /omnis/v3/dashboard/secure/login': 'signs in',
  'POST /omnis/v3/dashboard/secure/logout': 'signs out',
  'GET /omnis/v3/frontend/:division/getStoreCoreData/json': 'public core data of a shop',
  'GET /omnis/v3/frontend/getStoreCoreData/json': 'same as above',
  'POST /omnis/v3/frontend/store-access': 'passes the gate',
  'GET /omnis/v3/orders/:orderHash': 'shows the order to the holder of its link',
  'GET /apple-touch-icon.png': 'icon of the host, also for a closed shop',
  'GET /apple-touch-icon-precomposed.png': 'same as above',
  'GET /favicon.ico': 'icon of the host, also for a closed shop',
  'GET /robots.txt': 'serves crawlers, also for a closed shop',
  'GET /sw.js': 'service worker for push messages, the same for everyone; contains no data',
  'GET /preview/:code': 'lets the holder of a preview link into a shop that is not open',
  'GET /store-under-review': 'shown when no other page of the shop is available',
};
