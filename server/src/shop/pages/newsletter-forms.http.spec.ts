import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { PagesService } from '../../features/pages/index.js';
import { asPage, screenIn } from '../../features/storefront/storefront.testing.js';

const formHeaders = {
  accept: 'text/html',
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};

describe('newsletter form', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const get = (path: string) => app.visitor(shop.code).get(path, asPage);

  let block7: string;
  beforeEach(async () => {
    shop = await app.openStore();
    const context = { division: shop.division, actor: 'system:test', correlationId: 'newsletter' };
    const properties = {
      template: { value: 'newsletterSubscribe' },
      mailingList: { value: 7 },
    };
    const fields = { url: '/news/', blocks: [{ type: 'newsletterSubscribe', properties }] };
    const page = await app.get(PagesService).create(context, { fields }, false);
    block7 = String(page.blocks[0]?.id);
  });
  const post = (fields: Record<string, string>, headers: object = formHeaders) =>
    app.visitor(shop.code).send('post', '/newsletter/subscribe/', {
      body: new URLSearchParams({
        ...{ page: '/news/', block: block7, firstName: 'Ada' },
        ...fields,
      }).toString(),
      headers: { ...headers },
    });
  const rows = () =>
    app.get(DataSource).query('SELECT * FROM subscribers WHERE division_id = $1', [shop.division]);

  it('BLK-042 MKT-019 ERR-021 stores an address once without script, and announces the confirmation mail', async () => {
    const answer = await post({ email: ' Ada@Example.test ', mailingList: '7' });
    const location = `/news/?subscribed=${block7}#b-${block7}`;
    expect([answer.status, answer.headers['location']]).toEqual([303, location]);
    await post({ email: 'ada@example.test', mailingList: '7' });
    expect(await rows()).toEqual([
      expect.objectContaining({ mailing_list: 7, email: 'ada@example.test', confirmed_at: null }),
    ]);
    const back = await get(location);
    expect(back.headers['x-cache']).toBe('bypass');
    expect(screenIn(back, 'page').subscription).toEqual({
      block: Number(block7),
      message: "We've sent you an email to verify your subscription",
      form: null,
    });
  });

  it('VAL-045 is shown again with its errors', async () => {
    const answer = await post({ email: 'nobody' });
    expect(answer.status).toBe(422);
    expect(screenIn(answer, 'page').subscription).toMatchObject({
      block: Number(block7),
      form: {
        values: { email: 'nobody' },
        errors: { email: ['Please enter a valid email address'] },
      },
    });
    expect(await rows()).toEqual([]);
  });

  it.each(['', ' ', 'x'.repeat(101)])(
    'VAL-045 needs a first name: “%s” is refused',
    async (firstName) => {
      const answer = await post({ email: 'ada@example.test', firstName });
      expect(answer.status).toBe(422);
      const { form } = screenIn(answer, 'page').subscription ?? {};
      expect(Object.keys(form?.errors ?? {})).toEqual(['firstName']);
      expect(form?.values).toMatchObject({ email: 'ada@example.test' });
      expect(await rows()).toEqual([]);
    },
  );

  it('VAL-045 stores the first name, for the greeting of the mail', async () => {
    await post({ email: 'ada@example.test', firstName: ' Ada ' });
    expect(await rows()).toEqual([expect.objectContaining({ first_name: 'Ada' })]);
  });

  it('ERR-021 ERR-022 returns messages to our script', async () => {
    const asState = { ...formHeaders, accept: 'application/json' };
    const sent = await post({ email: 'ada@example.test' }, asState);
    expect([sent.status, sent.body]).toEqual([
      200,
      { message: "We've sent you an email to verify your subscription" },
    ]);
    const refused = await post({}, asState);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['email']]);
  });

  it('API-045 also works as an API call', async () => {
    const call = '/omnis/v3/mailing-lists/subscribe/';
    const visitor = app.visitor(shop.code);
    const body = { division: shop.division, email: 'ada@example.test', firstName: 'Ada' };
    expect((await visitor.post(call, body)).status).toBe(200);
    expect(await rows()).toEqual([expect.objectContaining({ mailing_list: 1, first_name: 'Ada' })]);
    for (const wrong of [{ email: 7 }, { email: 'a@b.test', mailingList: 'x' }]) {
      expect((await visitor.post(call, wrong)).status).toBe(422);
    }
  });

  it('accepts only mailing lists that a form of the shop names', async () => {
    const call = '/omnis/v3/mailing-lists/subscribe/';
    const visitor = app.visitor(shop.code);
    const refused = await visitor.post(call, { email: 'ada@example.test', mailingList: 8 });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { mailingList: ['This mailing list does not exist'] },
    ]);
    expect(await rows()).toEqual([]);
    expect((await visitor.post(call, { email: 'a@example.test', mailingList: 7 })).status).toBe(
      200,
    );
  });

  it('RTE-041 MKT-019 asks on the page of the mailed link, and confirms by its form', async () => {
    await post({ email: 'ada@example.test' });
    const mails = () =>
      app.get(DataSource).query('SELECT FROM mail_outbox WHERE division_id = $1', [shop.division]);
    await until(async () => (await mails()).length === 1);
    const [{ id }] = await rows();
    const link = `/subscription-verified?s=${String(id)}`;
    const shown = await get(link);
    expect(screenIn(shown, 'subscription-verified')).toMatchObject({ id, state: 'asked' });
    await app.visitor(shop.code).send('head', link, asPage);
    expect((await rows())[0].confirmed_at).toBeNull();

    const confirm = (s: string) => app.visitor(shop.code).form('/subscription-verified', { s });
    const sent = await confirm(String(id));
    expect([sent.status, sent.headers['location']]).toEqual([303, link]);
    expect((await rows())[0].confirmed_at).not.toBeNull();
    expect(screenIn(await get(link), 'subscription-verified').state).toBe('confirmed');
    expect((await confirm(String(id))).status).toBe(303);
  });

  it('is ended on the page of the mailed link, and does not count until confirmed again', async () => {
    await post({ email: 'ada@example.test' });
    const [{ id }] = await rows();
    const link = `/subscription-verified?s=${String(id)}`;
    const send = (more: Readonly<Record<string, string>>) =>
      app.visitor(shop.code).form('/subscription-verified', { s: String(id), ...more });
    const stateAfter = async (more: Readonly<Record<string, string>>) => {
      const { status, headers } = await send(more);
      expect([status, headers['location']]).toEqual([303, link]);
      const [{ confirmed_at: confirmedAt }] = await rows();
      return [screenIn(await get(link), 'subscription-verified').state, confirmedAt !== null];
    };
    expect(await stateAfter({})).toEqual(['confirmed', true]);
    expect(await stateAfter({ end: '1' })).toEqual(['ended', false]);
    expect(await stateAfter({})).toEqual(['confirmed', true]);
    expect((await send({ end: '2' })).status).toBe(422);
    const unknown = { s: '0'.repeat(32), end: '1' };
    const refused = await app.visitor(shop.code).form('/subscription-verified', unknown);
    expect(refused.status).toBe(404);
  });

  it('MKT-019 refuses links that no mail of the shop contained', async () => {
    await post({ email: 'ada@example.test' });
    const [{ id }] = await rows();
    const other = await app.openStore();
    const elsewhere = await app
      .visitor(other.code)
      .form('/subscription-verified', { s: String(id) });
    expect(elsewhere.status).toBe(404);
    for (const wrong of ['', '1', '0'.repeat(32)]) {
      expect((await get(`/subscription-verified?s=${wrong}`)).status).toBe(404);
      const sent = await app.visitor(shop.code).form('/subscription-verified', { s: wrong });
      expect(sent.status).toBe(wrong === '' ? 422 : 404);
    }
    expect((await rows())[0].confirmed_at).toBeNull();
  });

  it('MKT-019 keeps a confirmed subscription when the form is sent again', async () => {
    await post({ email: 'ada@example.test' });
    const [{ id }] = await rows();
    await app.visitor(shop.code).form('/subscription-verified', { s: String(id) });
    await post({ email: 'ada@example.test' });
    expect((await rows())[0].confirmed_at).not.toBeNull();
  });
});
