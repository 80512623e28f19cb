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

describe('a payment provider that a setting names', () => {
  let sandbox: Sandbox;
  let nowhere: string;
  beforeAll(async () => {
    sandbox = await Sandbox.start();
    nowhere = `http://127.0.0.1:${await freePort()}`;
  });
  afterAll(() => sandbox.stop());

  it('lets the product start where it answers', async () => {
    await expect(check(sandbox.url)).resolves.toBeUndefined();
  });

  it('stops the start where nobody answers, and is named', async () => {
    await expect(check(nowhere)).rejects.toBeInstanceOf(ConfigRefused);
    await expect(check(nowhere)).rejects.toThrow('SANDBOX_PAYMENTS_URL names a payment provider');
  });

  it('stops the start where it would refuse every charge', async () => {
    const other = Buffer.alloc(32, 'other').toString('base64');
    await expect(check(sandbox.url, { DATA_KEY: other })).rejects.toThrow('another DATA_KEY');
  });

  it('is asked nothing where nothing is paid, or none was named', async () => {
    await expect(check(nowhere, { PAYMENTS: 'none' })).resolves.toBeUndefined();
    await expect(checkGivenPayments(settings(nowhere), {}, 0)).resolves.toBeUndefined();
  });
});
