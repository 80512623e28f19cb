import type { BasketAnswer } from '@selvedge/shared/baskets/contract';
import type { CreateDiscount } from '@selvedge/shared/discounts/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { EventLog } from '../../platform/event-log/event-log.js';
import { deliver } from '../../platform/event-log/testing/event-log.testing.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { mailsTo, newAddress } from '../accounts/account.testing.js';
import { addTees, openTeeShop } from '../checkout/checkout.testing.js';
import { createDiscount, discountsPath } from '../discounts/discounts.testing.js';
import { asPage, screenIn } from '../storefront/storefront.testing.js';
import { SubscriptionMailer } from './subscription-mail.reactor.js';

const offer: Partial<CreateDiscount> = {
  ...{ title: 'Newsletter welcome', method: 'batch', code: null, percent: 10 },
  forNewSubscribers: true,
};

describe('the discount for new subscribers', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    shop = await openTeeShop(app);
    owner = await app.signInOwner(shop);
  });

  const subscribe = (email: string) =>
    app.visitor(shop.code).post('/omnis/v3/mailing-lists/subscribe/', { email });
  /** Address of the page behind the confirmation link. */
  const pageFor = async (email: string): Promise<string> => {
    const [mail] = await mailsTo(app, email, 1);
    return new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '').search;
  };
  const send = (query: string, fields: Readonly<Record<string, string>> = {}) =>
    app
      .visitor(shop.code)
      .form('/subscription-verified', { s: new URLSearchParams(query).get('s') ?? '', ...fields });
  const codeIn = (text = ''): string => /\?coupon=(\w+)/.exec(text)?.[1] ?? '';

  it('MKT-003 PAY-022 mails a single-use code once the address is confirmed', async () => {
    const { uuid } = await createDiscount(owner, offer);
    const email = newAddress();
    await subscribe(email);
    const query = await pageFor(email);
    const page = await app.visitor(shop.code).get(`/subscription-verified${query}`, asPage);
    expect(screenIn(page, 'subscription-verified')).toMatchObject({
      ...{ state: 'asked', hasOffer: true },
    });
    await send(query);
    const [, mail] = await mailsTo(app, email, 2);
    expect(mail?.subjectLine).toBe(`Your discount code for ${shop.name}: 10% off`);
    const code = codeIn(mail?.text);
    expect(mail?.text).toContain(`/subscription-verified${query}`);

    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    const answer: BasketAnswer = (await visitor.post('/omnis/v3/basket/coupon/', { code })).body;
    expect(answer.discounts).toMatchObject({ discount: 480, coupon: { code, message: null } });
    const { body } = await owner.get(`${discountsPath}${uuid}/`);
    expect(body).toMatchObject({ issued: 1, forNewSubscribers: true });
  });

  it('gives an address one code, however often it is confirmed', async () => {
    const { uuid } = await createDiscount(owner, offer);
    const email = newAddress();
    await subscribe(email);
    const query = await pageFor(email);
    await send(query);
    await send(query, { end: '1' });
    await send(query);
    const mails = await mailsTo(app, email, 3);
    expect(codeIn(mails[1]?.text)).toHaveLength(10);
    expect(codeIn(mails[2]?.text)).toBe(codeIn(mails[1]?.text));
    expect((await owner.get(`${discountsPath}${uuid}/`)).body.issued).toBe(1);
  });

  it('is not sent to an address that has unsubscribed in the meantime', async () => {
    const email = newAddress();
    await subscribe(email);
    const query = await pageFor(email);
    await send(query);
    await send(query, { end: '1' });
    await createDiscount(owner, offer);
    const id = new URLSearchParams(query).get('s') ?? '';
    const events = await app.get(EventLog).readStream(shop.division, `subscription-${id}`);
    const confirmed = events.find(({ event }) => event.type === 'SubscriptionConfirmed');
    if (confirmed === undefined) throw new Error('The subscription was confirmed.');
    await deliver(app.get(SubscriptionMailer), confirmed);
    expect(await mailsTo(app, email, 1)).toHaveLength(1);
  });

  it('is not sent while paused or ended', async () => {
    const { uuid } = await createDiscount(owner, offer);
    await owner.post(`${discountsPath}${uuid}/paused/`, { isPaused: true });
    await createDiscount(owner, { ...offer, endsAt: '2020-01-01T00:00:00.000Z' });
    const email = newAddress();
    await subscribe(email);
    const query = await pageFor(email);
    await send(query);
    // A later subscription is handled after this one.
    const later = newAddress();
    await subscribe(later);
    await mailsTo(app, later, 1);
    expect(await mailsTo(app, email, 1)).toHaveLength(1);
    const page = await app.visitor(shop.code).get(`/subscription-verified${query}`, asPage);
    expect(screenIn(page, 'subscription-verified')).toMatchObject({
      ...{ state: 'confirmed', hasOffer: false },
    });
  });
});
