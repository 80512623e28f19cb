import { messages } from '@selvedge/shared/messages';
import type { Store } from '@selvedge/shared/stores/contract';

import { mailsTo } from '../../features/accounts/account.testing.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { PagesService } from '../../features/pages/index.js';
import { asPage, block, screenIn } from '../../features/storefront/storefront.testing.js';

const contactMessage = {
  name: 'Ada Palm',
  email: 'ada@example.test',
  message: 'Do you print on linen?',
};

describe('contact form', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    const context = { division: shop.division, actor: 'system:test', correlationId: 'contact' };
    const fields = { url: '/contact/', blocks: [{ ...block('mailContactForm'), id: 7 }] };
    await app.get(PagesService).create(context, { fields }, false);
  });
  afterAll(() => app.close());

  const send = (changes: Readonly<Record<string, string>> = {}) =>
    app
      .visitor(shop.code)
      .form('/contact/send/', { block: '7', page: '/contact/', ...contactMessage, ...changes });

  it('BLK-048 sends name, e-mail and message to the store’s address, without script', async () => {
    const page = await app.visitor(shop.code).get('/contact/', asPage);
    for (const name of ['name', 'email', 'message']) expect(page.text).toContain(`name="${name}"`);
    const { status, headers } = await send();
    expect([status, headers['location']]).toEqual([303, '/contact/?sent=7#b-7']);
    const thanked = await app.visitor(shop.code).get('/contact/?sent=7', asPage);
    expect(thanked.text).toContain(messages.messageSent);
    const [mail] = await mailsTo(app, owner.email, 1);
    expect(mail?.subjectLine).toBe(`Ada Palm wrote to ${shop.name}`);
    expect(mail?.text).toContain(contactMessage.message);
    expect(mail?.text).toContain(contactMessage.email);
    const later = await app.visitor(shop.code).get('/contact/', asPage);
    expect(later.text).not.toContain(messages.messageSent);
  });

  it('sends identical messages only once', async () => {
    await send();
    await send();
    await send({ message: 'And on hemp?' });
    const mails = await mailsTo(app, owner.email, 2);
    expect(mails).toHaveLength(2);
  });

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'ada' }],
    ['message', { message: '' }],
    ['message', { message: 'x'.repeat(4_001) }],
  ])('is shown again if its %s is invalid', async (field, changes) => {
    const answer = await send(changes);
    expect(answer.status).toBe(422);
    const { form, block: of } = screenIn(answer, 'page').subscription ?? {};
    expect([of, Object.keys(form?.errors ?? {})]).toEqual([7, [field]]);
    expect(form?.values).toMatchObject({ ...contactMessage, ...changes });
    expect(await mailsTo(app, owner.email, 0)).toEqual([]);
  });

  it('sends nothing that a bot has filled in', async () => {
    expect((await send({ website: 'https://spam.example' })).status).toBe(303);
    await send({ message: 'By a person' });
    const mails = await mailsTo(app, owner.email, 1);
    expect(mails.map(({ text }) => text.includes('By a person'))).toEqual([true]);
  });

  it('returns only the message to our script', async () => {
    const { status, body } = await app
      .visitor(shop.code)
      .post('/contact/send/', contactMessage, { headers: { accept: 'application/json' } });
    expect([status, body]).toEqual([200, { message: messages.messageSent }]);
  });
});
