import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { asPage } from '../storefront/storefront.testing.js';

const path = '/omnis/v3/dashboard/settings/';

describe('shop settings fields', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  const read = async () => (await owner.get(path)).body;
  const put = async (changes: object): Promise<Answer> => {
    const { position, settings } = await read();
    return owner.send('put', path, { body: { position, ...settings, ...changes } });
  };

  it('VAL-004 accept a custom domain that no other shop uses', async () => {
    const domain = `Tees-${String(shop.division)}.example`;
    const saved = await put({ customDomainName: `https://${domain}/` });
    expect(saved.body.settings).toMatchObject({ customDomainName: domain.toLowerCase() });
    expect((await app.visitor(domain.toLowerCase()).get('/', asPage)).status).toBe(200);
    expect((await put({ customDomainName: undefined })).body.settings).toMatchObject({
      customDomainName: domain.toLowerCase(),
    });
    const wrong = [
      ['tees', 'Please enter a valid domain'],
      ['https://tees', 'Please enter a valid domain'],
      ['', 'This field is required'],
      ['elsewhere.localhost', 'This domain is already in use'],
    ] as const;
    for (const [customDomainName, message] of wrong) {
      const { status, body } = await put({ customDomainName });
      expect([status, body.errors]).toEqual([422, { customDomainName: [message] }]);
    }
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    const taken = await put({ customDomainName: domain });
    expect([taken.status, taken.body.errors]).toEqual([
      422,
      { customDomainName: ['This domain is already in use'] },
    ]);
  });

  it('VAL-040 validate the list of currencies', async () => {
    const { settings } = await read();
    const listed = (currencies: string) =>
      put({ currencyPlugin: { ...settings.currencyPlugin, currencies } });
    const refused = await listed('GBP USD');
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'currencyPlugin.currencies': ['Please list currencies such as GBP,USD'] },
    ]);
    expect((await listed('GBP,USD')).status).toBe(200);
  });
});
