/* Expected routes of users' own accounts. */

const dashboard = '/omnis/v3/dashboard';

/** Routes that require an account of any kind. */
const ownAccount: readonly string[] = [
  `POST ${dashboard}/secure/confirm-password`,
  `GET ${dashboard}/secure/passkeys`,
  `POST ${dashboard}/secure/passkeys`,
  `DELETE ${dashboard}/secure/passkeys/:passkey`,
  `POST ${dashboard}/secure/passkeys/add`,
  `DELETE ${dashboard}/secure/two-factor`,
  `GET ${dashboard}/secure/two-factor`,
  `POST ${dashboard}/secure/two-factor`,
  `POST ${dashboard}/secure/two-factor/add`,
  `POST ${dashboard}/secure/two-factor/recovery-codes`,
  'DELETE /omnis/v3/shop/customer/avatar',
  'PUT /omnis/v3/shop/customer/avatar',
];

/** Forms of account pages; each page decides whether to redirect to the sign-in. */
export const accountForms: readonly string[] = [
  'POST /account/addresses',
  'POST /account/addresses/default',
  'POST /account/addresses/delete',
  'POST /account/data/delete',
  'POST /account/data/export',
  'POST /account/details',
  'POST /account/details/email',
  'POST /account/details/picture',
  'POST /account/details/picture/remove',
  'POST /account/password',
  'POST /account/sessions/end',
  'POST /account/sign-out-everywhere',
  'POST /account/two-factor',
  'POST /account/two-factor/passkeys/remove',
  'POST /account/two-factor/recovery-codes',
  'POST /account/two-factor/remove',
];

/** Unguarded routes, with the reason. */
export const secondSteps: Readonly<Record<string, string>> = {
  'GET /account/email': 'target of an e-mail link, in any browser',
  'POST /account/email': 'confirms for the holder of the link',
  'GET /login/code': 'asks for the second factor after the password in this browser',
  'POST /login/code': 'accepts the second factor',
  'GET /omnis/v3/avatars/:picture': 'serves an image under a random name that cannot be guessed',
  'GET /omnis/v3/frontend/captcha': 'captcha for forms that need no account',
  'POST /omnis/v3/dashboard/secure/passkey-login': 'signs in',
  'POST /omnis/v3/dashboard/secure/passkey-login/begin':
    'creates the challenge that a sign-in answers',
  'POST /omnis/v3/dashboard/secure/recovery-login': 'signs in with a recovery code',
};

/** Routes for a user's own data: the account, and notifications in a store's dashboard. */
export const accountRoutes: Readonly<Record<string, readonly string[]>> = {
  'account.use': ownAccount,
  'notifications.receive': [
    'GET /omnis/v3/notifications/dashboard',
    'POST /omnis/v3/notifications/dashboard/mark-all-as-opened',
    'POST /omnis/v3/notifications/dashboard/mark-as-deleted/:recipientId',
    'POST /omnis/v3/notifications/dashboard/mark-as-opened/:recipientId',
    'POST /omnis/v3/notifications/dashboard/move-to-header/:recipientId',
    'POST /omnis/v3/notifications/dashboard/run/:recipientId',
  ],
  'sale-mails.choose': [
    'GET /omnis/v3/notifications/sale-mails',
    'PUT /omnis/v3/notifications/sale-mails',
  ],
  'push.subscribe': [
    'GET /omnis/v3/notifications/subscriptions',
    'POST /omnis/v3/notifications/subscriptions',
    'DELETE /omnis/v3/notifications/subscriptions/:subscription',
  ],
  'notifications.send': ['POST /omnis/v3/notifications', 'GET /omnis/v3/notifications/recipients'],
};
