import { SandboxGateway } from '../sandbox-gateway.adapter.js';
import { Sandbox } from './sandbox.testing.js';

const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/49', securityCode: '123' };
const returnUrl = 'http://shop.localhost/pay/1/';
let orders = 0;

describe('the pages of the sandbox provider', () => {
  let sandbox: Sandbox;
  let gateway: SandboxGateway;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    gateway = new SandboxGateway(sandbox);
  });
  afterAll(() => sandbox.stop());

  const start = (token?: string) => {
    orders += 1;
    const attemptId = `page-${orders}`;
    const payment = { attemptId, orderId: orders, amount: 5195, currency: 'GBP' };
    return gateway.start({ ...payment, token, returnUrl, merchant: 'Tropic & <Co>' });
  };
  const pageOf = async (token?: string): Promise<string> => {
    const state = await start(token);
    if (state.state !== 'waiting') throw new Error(`The payment is ${state.state}.`);
    return state.url;
  };
  const sendCard = (fields: object): Promise<Response> =>
    fetch(`${sandbox.url}/tokens`, { method: 'POST', body: JSON.stringify(fields) });
  const tokenOf = async (fields: object): Promise<string> => {
    // Contract of the provider.
    const { token } = (await (await sendCard(fields)).json()) as { token: string };
    return token;
  };
  const submit = (url: string, fields: Record<string, string>): Promise<Response> =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const found = () => gateway.find(`page-${orders}`);

  it.each([
    { expiry: '12/2049' },
    { expiry: '1/49' },
    { expiry: '1249' },
    { expiry: '12/49 ' },
    { cardNumber: '4242-4242-4242-4242' },
    { cardNumber: '4242\u00a04242\u00a04242\u00a04242' },
    { cardNumber: ' 4242424242424242 ', securityCode: ' 123' },
  ])('PAY-024 accepts a card written as %j', async (written) => {
    expect(await start(await tokenOf({ ...card, ...written }))).toMatchObject({
      state: 'succeeded',
    });
    expect(await sandbox.captures(orders)).toHaveLength(1);
  });

  it.each([
    ['no card', { cardNumber: undefined }, { cardNumber: 'This field is required' }],
    [
      'letters',
      { cardNumber: '4242 4242 4242 424x' },
      { cardNumber: 'Please enter a valid card number' },
    ],
    ['slashes', { cardNumber: '4242/4242/4242/4242' }, { cardNumber: expect.any(String) }],
    ['a number', { cardNumber: 4242424242424242 }, { cardNumber: expect.any(String) }],
    ['a missing month', { expiry: '13/30' }, { expiry: expect.stringContaining('MM/YY') }],
    ['another century', { expiry: '12/1949' }, { expiry: expect.stringContaining('MM/YY') }],
    ['no security code', { securityCode: '' }, { securityCode: 'This field is required' }],
    ['U+0000', { securityCode: '12\0' }, { securityCode: expect.any(String) }],
  ])(
    'ERR-069 refuses a card with %s by its field, and does not repeat it',
    async (_, of, errors) => {
      const answer = await sendCard({ ...card, ...of });
      const text = await answer.text();
      expect([answer.status, JSON.parse(text)]).toEqual([422, { errors }]);
      expect(text).not.toMatch(/4242/);
    },
  );

  it('accepts a token once', async () => {
    const token = await tokenOf(card);
    expect(await start(token)).toMatchObject({ state: 'succeeded' });
    expect(await start(token)).toMatchObject({
      state: 'declined',
      message: expect.stringContaining('expired'),
    });
  });

  it('frames the card fields only for the page that requests them', async () => {
    const fields = (query: string) => fetch(`${sandbox.url}/fields?${query}`);
    const answer = await fields('parent=http://shop.localhost:3000&dir=rtl&ink=red;}&radius=4px');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors http://shop.localhost:3000');
    expect(policy).toContain("form-action 'none'");
    const page = await answer.text();
    expect(page).toContain('dir="rtl"');
    expect(page).toContain('<style nonce=');
    expect(page).toContain(':root{--radius:4px}');
    for (const parent of ['', '*', 'https://a.example; script-src *', 'javascript:alert(1)'])
      expect((await fields(`parent=${encodeURIComponent(parent)}`)).status).toBe(400);
  });

  it('takes a payment on its page once, and then leads back to the shop', async () => {
    const url = await pageOf();
    const page = await (await fetch(url)).text();
    expect(page).toContain('Pay £51.95');
    expect(page).toContain('Tropic &#38; &#60;Co&#62;');
    const empty = await submit(url, { ...card, securityCode: '' });
    const again = await empty.text();
    expect([empty.status, again.includes('This field is required')]).toEqual([422, true]);
    expect(again).not.toContain('value="4242');
    for (let sent = 0; sent < 2; sent += 1) {
      const paid = await submit(url, card);
      expect([paid.status, paid.headers.get('location')]).toEqual([303, returnUrl]);
    }
    expect(await found()).toMatchObject({ state: 'succeeded' });
    expect(await sandbox.captures(orders)).toHaveLength(1);
    const later = await fetch(url, { redirect: 'manual' });
    expect(later.headers.get('location')).toBe(returnUrl);
  });

  it('charges nothing if the shopper leaves the page, or the shop ends the attempt', async () => {
    await submit(await pageOf(), { leave: '1' });
    expect(await found()).toMatchObject({ state: 'declined' });
    const url = await pageOf();
    expect(await gateway.settle(`page-${orders}`)).toMatchObject({ state: 'declined' });
    await submit(url, card);
    expect(await found()).toMatchObject({ state: 'declined' });
    expect(await sandbox.captures(orders)).toEqual([]);
  });

  it('asks the cardholder to confirm a payment with 3-D Secure', async () => {
    const challenged = await pageOf('test-3220');
    expect(await sandbox.captures(orders)).toEqual([]);
    expect(await (await fetch(challenged)).text()).toContain('card ending in 3220');
    const confirmed = await submit(challenged, { confirm: '1' });
    expect(confirmed.headers.get('location')).toBe(returnUrl);
    expect(await found()).toMatchObject({ state: 'succeeded' });
    await submit(await pageOf('test-3220'), { refuse: '1' });
    expect(await found()).toEqual({
      state: 'declined',
      message: 'Your bank did not confirm the payment',
    });
  });

  it('asks to confirm also a payment on its own page', async () => {
    const url = await pageOf();
    const answer = await submit(url, { ...card, cardNumber: '4000000000003220' });
    expect(answer.headers.get('location')).toBe(new URL(url).pathname);
    await submit(url, { confirm: '1' });
    expect(await found()).toMatchObject({ state: 'succeeded' });
  });

  it('keeps an open page over a restart', async () => {
    const url = await pageOf();
    await sandbox.restart();
    expect((await fetch(url)).status).toBe(200);
    await submit(url, card);
    expect(await found()).toMatchObject({ state: 'succeeded' });
  });

  it('has no other pages, and reads no long bodies', async () => {
    expect((await fetch(`${sandbox.url}/pay/unknown`)).status).toBe(404);
    expect((await submit(`${sandbox.url}/pay/unknown`, card)).status).toBe(404);
    expect((await sendCard({ cardNumber: '4'.repeat(20_000) })).status).toBe(413);
  });
});
