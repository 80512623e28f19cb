const customers = '/omnis/v3/atlas/customers';
const payroll = '/omnis/v3/atlas/payroll';
const profile = '/omnis/v3/atlas/profile';
const staff = '/omnis/v3/atlas/staff';
const stores = '/omnis/v3/atlas/stores';
const users = '/omnis/v3/atlas/users';

/** Routes of staff and their work, by the policy that guards them. */
export const atlasRoutes: Readonly<Record<string, readonly string[]>> = {
  'customers.look-after': [
    `GET ${customers}`,
    `GET ${customers}/:id`,
    `PATCH ${customers}/:id`,
    `POST ${customers}/:id/notes`,
    `DELETE ${customers}/:id/notes/:note`,
  ],
  'users.mute': [`POST ${users}/:id/mute`, `POST ${users}/:id/unmute`],
  'profile.own': [
    `GET ${profile}`,
    `PUT ${profile}`,
    `GET ${profile}/payroll`,
    `PUT ${profile}/payroll`,
    `GET ${profile}/user`,
  ],
  'payroll.manage': [`GET ${payroll}`, `GET ${payroll}/:id`, `PUT ${payroll}/:id`],
  'staff.join': [`POST ${staff}/invitations/look`, `POST ${staff}/join`],
  'stores.look-after': [
    `GET ${stores}`,
    `GET ${stores}/:store`,
    `PATCH ${stores}/:store`,
    `PUT ${stores}/:store/plan`,
  ],
};

/** Routes that erase a person. */
export const erasingRoutes: readonly string[] = [
  `POST ${customers}/erase`,
  'DELETE /omnis/v3/atlas/reviews/:uuid/author',
];
