import { messages } from '@selvedge/shared/messages';
import type { Store } from '@selvedge/shared/stores/contract';

import { mailsTo } from '../../features/accounts/account.testing.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { PagesService } from '../../features/pages/index.js';
import { asPage, block, headIn, screenIn } from '../../features/storefront/storefront.testing.js';

const contactMessage = {
  name: 'Ada Palm',
  email: 'ada@example.test',
  message: 'Do you print on linen?',
};
const details = {
  legalName: 'Tide & Thread Ltd',
  companyNumber: '12345678',
  vatNumber: 'GB123456789',
  charityNumber: '',
};

describe('the contact page of every shop', () => {
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

  const page = (path = '/contact/') => app.visitor(shop.code).get(path, asPage);
  const send = (changes: Readonly<Record<string, string>> = {}) =>
    app.visitor(shop.code).form('/contact/', { ...contactMessage, ...changes });

  it('has a form, a title and links to answers, and no seller until the owner has entered one', async () => {
    const answer = await page();
    expect(answer.status).toBe(200);
    for (const name of ['name', 'email', 'message'])
      expect(answer.text).toContain(`name="${name}"`);
    expect(headIn(answer)).toMatchObject({
      title: `Contact – ${shop.name}`,
      canonical: expect.stringMatching(/\/contact\/$/),
      noindex: false,
    });
    expect(screenIn(answer, 'contact').seller).toBeNull();
    expect(answer.text).not.toContain('Who you buy from');
  });

  it('shows the legal details of the seller', async () => {
    await owner.get('/omnis/v3/dashboard/secure/get/');
    const path = '/omnis/v3/dashboard/business/details/';
    expect((await owner.send('put', path, { body: details })).status).toBe(200);
    const { text } = await page();
    expect(text).toContain('Tide &amp; Thread Ltd');
    expect(text).toContain('GB123456789');
    expect(text).not.toContain('Charity number');
  });

  it('mails the message to the owner, without script', async () => {
    const { status, headers } = await send();
    expect([status, headers['location']]).toEqual([303, '/contact/?sent=1']);
    expect((await page('/contact/?sent=1')).text).toContain(messages.messageSent);
    const [mail] = await mailsTo(app, owner.email, 1);
    expect(mail?.subjectLine).toBe(`Ada Palm wrote to ${shop.name}`);
    expect(mail?.text).toContain(contactMessage.message);
  });

  it('mails the message to staff who manage stores if the shop has no owner', async () => {
    const abandoned = await app.openStore();
    const keeper = await app.signInStaff(['stores']);
    const viewer = await app.signInStaff(['orders-view']);
    await app.visitor(abandoned.code).form('/contact/', contactMessage);
    expect(await mailsTo(app, keeper.email, 1)).toHaveLength(1);
    expect(await mailsTo(app, viewer.email, 0)).toEqual([]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'ada' }],
    ['message', { message: '' }],
  ])('shows the form again if its %s is invalid', async (field, changes) => {
    const answer = await send(changes);
    expect(answer.status).toBe(422);
    const { form } = screenIn(answer, 'contact');
    expect(Object.keys(form?.errors ?? {})).toEqual([field]);
    expect(form?.values).toMatchObject({ ...contactMessage, ...changes });
    expect(await mailsTo(app, owner.email, 0)).toEqual([]);
  });

  it('is replaced by a page of the owner at its address', async () => {
    expect(screenIn(await page(), 'contact').name).toBe('contact');
    const context = { division: shop.division, actor: 'system:test', correlationId: 'contact' };
    const fields = { url: '/contact/', blocks: [block('mailContactForm')] };
    await app.get(PagesService).create(context, { fields }, false);
    expect(screenIn(await page(), 'page').page.url).toBe('/contact/');
  });
});
