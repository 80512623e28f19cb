import { Sandbox } from '../features/payments/sandbox/sandbox.testing.js';
import { ConfigRefused } from '../platform/config/read-config.js';
import { freePort } from '../platform/free-port.js';
import { checkGivenPayments } from './given-payments.js';

const DATA_KEY = Buffer.alloc(32, 'selvedge').toString('base64');
const settings = (url: string) =>
  ({ PAYMENTS: 'sandbox', SANDBOX_PAYMENTS_URL: url, DATA_KEY }) as const;
const check = (
  url: string,
  config: Partial<Parameters<typeof checkGivenPayments>[0]> = {},
): Promise<void> =>
  checkGivenPayments({ ...settings(url), ...config }, { SANDBOX_PAYMENTS_URL: url }, 0);

describe('a configured payment provider', () => {
  let sandbox: Sandbox;
  let nowhere: string;
  beforeAll(async () => {
    sandbox = await Sandbox.start();
    nowhere = `http://127.0.0.1:${await freePort()}`;
  });
  afterAll(() => sandbox.stop());

  it('permits the start if it answers', async () => {
    await expect(check(sandbox.url)).resolves.toBeUndefined();
  });

  it('prevents the start, by name, if it does not answer', async () => {
    await expect(check(nowhere)).rejects.toBeInstanceOf(ConfigRefused);
    await expect(check(nowhere)).rejects.toThrow(
      'SANDBOX_PAYMENTS_URL points to a payment provider',
    );
  });

  it('prevents the start if it would refuse every charge', async () => {
    const other = Buffer.alloc(32, 'other').toString('base64');
    await expect(check(sandbox.url, { DATA_KEY: other })).rejects.toThrow('another DATA_KEY');
  });

  it('is not queried if payments are disabled or none is configured', async () => {
    await expect(check(nowhere, { PAYMENTS: 'none' })).resolves.toBeUndefined();
    await expect(checkGivenPayments(settings(nowhere), {}, 0)).resolves.toBeUndefined();
  });
});
