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
  'GET /assets/*': 'the built client, the same for everybody',
  'GET /countdown': 'the door of a shop that is not open yet',
  'GET /dashboard': 'the program of the office, the same for everybody: it holds nothing',
  'GET /dashboard/*': 'the same',
  'GET /dashboard/enter': 'asks the main brand for the way in',
  'GET /dashboard/enter/:code':
    'whoever asked, and has the code that the main brand answered, comes in once',
  'GET /dashboard/shops/:shop/entrance':
    'answers a code to who works there, and leads anybody else to the sign-in of the shop',
  'GET /dashboard/pages/:id/edit': 'the program of the page editor, which holds nothing either',
  'GET /docs': 'how to call the server, where the configuration shows it: no data of anybody',
  'GET /docs/:file': 'the same',
  'GET /docs/openapi.json': 'the same',
  'GET /healthz': 'asked on every host by whatever watches the process',
  'GET /marketing-tools/notifications/builder': 'leads to the program of the office',
  'GET /livez': 'asked as /healthz is, and says nothing but that it answers',
  'GET /sign-up': 'the way to an account, of a closed shop too',
  'POST /sign-up': 'opens an account',
  'GET /sign-up/eula': 'the terms, for everybody to read',
  'POST /sign-up/eula': 'signs them for oneself',
  'GET /sign-up/verify': 'asks for the code of a mail',
  'POST /sign-up/verify': 'takes that code, of whose sign-up the browser has',
  'POST /sign-up/verify/resend': 'sends them another one',
  'POST /omnis/v3/shop/customer/create': 'opens an account',
  'POST /omnis/v3/dashboard/secure/verify':
    'takes the code of a mail, of whose sign-up the browser has',
  'POST /omnis/v3/dashboard/secure/verify/resend': 'sends them another one',
  'POST /omnis/v3/dashboard/secure/eula': 'signs the terms for oneself',
  'GET /forgot-password': 'the way back for who has forgotten a password',
  'POST /forgot-password': 'sends its owner a link',
  'GET /reset-password': 'where that link leads',
  'POST /reset-password': 'sets a new password, of whoever has the link',
  'POST /omnis/v3/dashboard/secure/forgot-password': 'sends its owner a link',
  'POST /omnis/v3/dashboard/secure/reset-password': 'sets a new password, of whoever has the link',
  'GET /login': 'the door of a closed shop, and of accounts',
  'POST /login': 'signs in',
  ...secondSteps,
  'POST /login/gate': 'passes the gate',
  'POST /logout': 'signs out',
  'GET /media/mockups/:design/t-shirt/:file': 'leads to the address of a picture, which is guarded',
  'POST /omnis/v3/browser-errors': 'a browser in which a program of ours failed, wherever it did',
  'POST /omnis/v3/connect/sessions': 'whoever has a code of the shop may come in once',
  'POST /omnis/v3/connect/sessions/:id/frame':
    'whoever knows the session, once, from the shop itself',
  'POST /omnis/v3/connect/sessions/:id/token': 'asks for the bearer of the session itself',
  'GET /omnis/v3/dashboard/secure/get': 'says who somebody is, and what they may do',
  'POST /omnis/v3/dashboard/secure/login': 'signs in',
  'POST /omnis/v3/dashboard/secure/logout': 'signs out',
  'GET /omnis/v3/frontend/:division/getStoreCoreData/json': 'what stands at the door of a shop',
  'GET /omnis/v3/frontend/getStoreCoreData/json': 'the same',
  'POST /omnis/v3/frontend/store-access': 'passes the gate',
  'GET /omnis/v3/orders/:orderHash': 'whoever has the link may see the order',
  'GET /robots.txt': 'tells crawlers also of a closed shop',
  'GET /sw.js': 'the program that shows what is pushed, the same for everybody: it holds nothing',
  'GET /preview/:code': 'lets into a shop that is not open whoever has its preview link',
  'GET /store-under-review': 'answers where nothing else of the shop does',
};
