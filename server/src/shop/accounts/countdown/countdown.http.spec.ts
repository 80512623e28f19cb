import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { StoresService } from '../../../features/stores/index.js';
import { asPage, screenIn } from '../../../features/storefront/storefront.testing.js';

const soon = {
  comingSoon: { enabled: true, opensAt: '2031-01-02T09:00:00Z', heading: 'Almost there' },
} as const;

describe('newsletter of a shop that is not open', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    shop = await app.openStore(soon);
  });

  const visitor = () => app.visitor(shop.code);
  const subscribe = (email: string) => visitor().form('/countdown/', { email });
  const rows = () =>
    app.get(DataSource).query('SELECT * FROM subscribers WHERE division_id = $1', [shop.division]);
  const change = (changes: Partial<Store>) =>
    app
      .get(StoresService)
      .save({ actor: 'system:test', correlationId: 'countdown' }, { ...shop, ...changes });

  it('MKT-019 is subscribed to on the countdown without script, and confirmed by the mailed link', async () => {
    const sent = await subscribe('ada@example.test');
    expect([sent.status, sent.headers['location']]).toEqual([303, '/countdown/?subscribed=1']);
    const shown = await visitor().get('/countdown/?subscribed=1', asPage);
    expect(shown.text).toContain('We&#x27;ve sent you an email to verify your subscription');
    const [{ id }] = await rows();
    const link = `/subscription-verified?s=${String(id)}`;
    const asked = await visitor().get(link, asPage);
    expect(screenIn(asked, 'subscription-verified')).toMatchObject({
      state: 'asked',
      isOpen: false,
    });
    const confirmed = await visitor().form('/subscription-verified', { s: String(id) });
    expect([confirmed.status, confirmed.headers['location']]).toEqual([303, link]);
    expect((await rows())[0].confirmed_at).not.toBeNull();
  });

  it('GRD-042 shows no menu and no link to the shop on the page of the mailed link', async () => {
    await subscribe('ada@example.test');
    const [{ id }] = await rows();
    const link = `/subscription-verified?s=${String(id)}`;
    await visitor().form('/subscription-verified', { s: String(id) });
    const closed = await visitor().get(link, asPage);
    expect(closed.text).not.toMatch(/<header|<footer|Back to the shop/);
    await change({ comingSoon: { ...soon.comingSoon, enabled: false } });
    const open = await visitor().get(link, asPage);
    expect(open.text).toContain('<header');
    expect(open.text).toContain('Back to the shop');
  });

  it('VAL-045 shows the countdown again with the errors of the form', async () => {
    const refused = await subscribe('nobody');
    expect(refused.status).toBe(422);
    expect(screenIn(refused, 'countdown')).toMatchObject({
      heading: 'Almost there',
      form: {
        values: { email: 'nobody' },
        errors: { email: ['Please enter a valid email address'] },
      },
    });
    expect(await rows()).toEqual([]);
  });

  it('keeps a subscription sent just after the shop has opened', async () => {
    await change({ comingSoon: { ...soon.comingSoon, enabled: false } });
    const sent = await subscribe('ada@example.test');
    expect([sent.status, sent.headers['location']]).toEqual([303, '/']);
    expect(await rows()).toHaveLength(1);
  });

  it('is not subscribed to from outside a shop with a password, but can be ended there', async () => {
    await subscribe('ada@example.test');
    const [{ id }] = await rows();
    await visitor().form('/subscription-verified', { s: String(id) });
    await change({ comingSoon: { ...soon.comingSoon, enabled: false }, passwordProtected: true });
    const refused = await subscribe('eve@example.test');
    expect([refused.status, refused.headers['location']]).toEqual([303, '/login/']);
    expect(await rows()).toHaveLength(1);
    const ended = await visitor().form('/subscription-verified', { s: String(id), end: '1' });
    expect(ended.status).toBe(303);
    expect((await rows())[0].confirmed_at).toBeNull();
  });
});
