import { missingTest } from '@selvedge/shared/split-tests/split-test';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';

const callsOf = ({ division }: Store) => `/omnis/v3/divisions/${division}/split-tests/`;
const variations = [
  { name: 'old', weight: 1 },
  { name: 'new', weight: 1 },
];

describe('an invalid split test', () => {
  let app: TestApp;
  let owner: SignedIn;
  let calls: string;

  beforeAll(async () => {
    app = await startApp();
    const shop = await app.openStore();
    calls = callsOf(shop);
    owner = await app.signInOwner(shop);
    await owner.get('/omnis/v3/dashboard/secure/get/');
    await owner.post(calls, { name: 'hero', variations });
  });
  afterAll(() => app.close());

  it.each([
    [{ variations }, 'name'],
    [{ name: 'Hero', variations }, 'name'],
    [{ name: 'page', variations }, 'name'],
    [{ name: 'split-var', variations }, 'name'],
    [{ name: 'hero', variations }, 'name'],
    [{ name: 'other', variations: variations.slice(1) }, 'variations'],
    [{ name: 'other', variations: [variations[0], variations[0]] }, 'variations'],
    [
      { name: 'other', variations: [variations[0], { name: 'b', weight: 0 }] },
      'variations.1.weight',
    ],
  ])('is refused: %j', async (input, field) => {
    const { status, body } = await owner.post(calls, input);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it.each([[{}], [{ name: null, variations: [null, null] }], [{ name: 1, variations: {} }]])(
    'is refused if its shape is wrong: %j',
    async (input) => {
      expect((await owner.post(calls, input)).status).toBe(422);
    },
  );

  it.each(['nothing', '-1', '2147483648'])('is not found by the id %s', async (id) => {
    const missing = { status: 404, message: missingTest(String(Number(id))) };
    expect((await owner.post(`${calls}${id}/end/`, { winner: 1 })).body).toMatchObject(missing);
    expect((await owner.send('delete', `${calls}${id}/`, {})).body).toMatchObject(missing);
  });
});
