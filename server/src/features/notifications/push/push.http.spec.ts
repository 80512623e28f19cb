import { createPublicKey, randomUUID } from 'node:crypto';

import type { Store } from '@selvedge/shared/stores/contract';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { DataSource } from 'typeorm';

import { SubjectErasure } from '../../../platform/event-log/privacy/subject-erasure.js';
import { OtherHost } from '../../../platform/http-client/http-client.testing.js';
import { bodyOf } from '../../../platform/http-client/http-call.js';
import { subscribedBrowser } from '../../../platform/push/push.testing.js';
import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { NotificationSender } from '../notification-sender.service.js';
import { content, manner } from '../notifications.testing.js';
import { Pushing } from './pushing.service.js';

const path = '/omnis/v3/notifications/subscriptions/';
const own = '/omnis/v3/notifications/dashboard/';

/** A request that the push service received. */
interface Pushed {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

describe('push notifications', () => {
  let app: TestApp;
  let service: OtherHost;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    [app, service] = await Promise.all([startApp({ OUTGOING_LOOPBACK: '1' }), OtherHost.open()]);
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    await owner.get(path);
  });
  afterAll(async () => {
    await app.close();
    await service.close();
  });

  const personOf = ({ subject }: SignedIn) => `customer:${String(subject.id)}`;
  /** Subscribes a browser, and records what its push service receives. */
  async function subscribed(by: Browser = owner, status = 201) {
    const endpoint = `/push/${randomUUID()}`;
    const pushed: Pushed[] = [];
    service.on(endpoint, (request, response) => {
      void bodyOf(request, 10_000).then((body) => {
        pushed.push({ headers: request.headers, body });
        response.writeHead(status).end();
      });
    });
    const device = subscribedBrowser(service.url(endpoint));
    const { body } = await by.post(path, { ...device.subscription, userAgent: 'A browser' });
    return { pushed, read: device.read, id: String(body.id), subscription: device.subscription };
  }
  const notify = async (title = 'New order 17', to: SignedIn = owner) => {
    const context = { division: shop.division, actor: 'system:test', correlationId: 'told' };
    await app.get(NotificationSender).send(context, {
      ...{ id: randomUUID(), people: [personOf(to)] },
      ...{ content: { ...content, title }, manner },
    });
  };
  const setting = async (by: Browser = owner) => (await by.get(path)).body;
  const first = async ({ pushed }: { readonly pushed: readonly Pushed[] }): Promise<Pushed> => {
    const [one] = await until(() => (pushed.length > 0 ? pushed : undefined));
    if (one === undefined) throw new Error('Nothing was pushed.');
    return one;
  };

  it('NTF-013 reach every browser of the recipient, signed by our key and encrypted for the browser', async () => {
    const [one, other] = [await subscribed(), await subscribed()];
    await notify();
    for (const device of [one, other]) {
      const { headers, body } = await first(device);
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
      const { recipientId } = (await owner.get(own)).body.notifications[0];
      expect(JSON.parse(device.read(body))).toEqual({
        ...{ title: 'New order 17', body: content.body, tag: recipientId },
        url: expect.stringMatching(`/dashboard/#notification=${String(recipientId)}$`),
      });
      expect(body.toString('latin1')).not.toContain('New order');
      const [, token = '', key = ''] =
        /^vapid t=([^,]+), k=(\S+)$/.exec(String(headers['authorization'])) ?? [];
      expect(key).toBe((await setting()).publicKey);
      expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', typ: 'JWT' });
      const { payload } = await jwtVerify(token, keyOf(key), { audience: service.url('') });
      expect(payload.sub).toMatch(/^mailto:\S+@\S+$/);
    }
  });

  it.each([404, 410])('NTF-013 remove a browser whose push service answers %d', async (status) => {
    const { pushed } = await subscribed(owner, status);
    expect((await setting()).subscribed).toHaveLength(1);
    await notify();
    await until(async () => ((await setting()).subscribed.length === 0 ? true : undefined));
    expect(pushed).toHaveLength(1);
  });

  it('keep a browser whose push service is down, and retry', async () => {
    const device = await subscribed(owner, 503);
    await notify();
    await first(device);
    const { recipientId } = (await owner.get(own)).body.notifications[0];
    const of = { division: shop.division, recipientId, person: personOf(owner) };
    const to = { division: shop.division, id: device.id };
    await expect(app.get(Pushing).push(of, to)).rejects.toThrow('refused the message: 503');
    expect((await setting()).subscribed).toEqual([{ id: device.id }]);
    // A notification read meanwhile is not sent.
    await owner.post(`${own}mark-as-opened/${String(recipientId)}/`);
    await app.get(Pushing).push(of, to);
  });

  it('stop after sign-out from the store, in any browser', async () => {
    const { pushed, id } = await subscribed();
    await owner.post('/omnis/v3/dashboard/secure/logout/', {});
    await notify();
    const rows = `SELECT FROM push_subscriptions WHERE subscription_id = $1`;
    await until(async () => {
      const left = await app.get(DataSource).query<unknown[]>(rows, [id]);
      return left.length === 0 ? true : undefined;
    });
    expect(pushed).toEqual([]);
  });

  it('PRM-008 are only for customers, not for staff or visitors', async () => {
    const staff = await app.signInStaff(['stores'], shop.code);
    await staff.get('/omnis/v3/dashboard/secure/get/');
    const body = { ...subscribedBrowser(service.url('/staff')).subscription, userAgent: '' };
    expect((await staff.post(path, body)).status).toBe(403);
    expect((await staff.get(path)).status).toBe(403);
    expect((await app.visitor(shop.code).get(path)).status).toBe(401);
    const shopper = await app.signInCustomer(shop.code);
    expect((await shopper.get(path)).body).toEqual({
      publicKey: expect.stringMatching(/^[\w-]{87}$/),
      subscribed: [],
    });
  });

  it('API-027 belong to the last subscriber of a browser until they unsubscribe', async () => {
    const { subscription, id } = await subscribed();
    const other = await app.signInOwner(shop);
    await other.get(path);
    const again = await other.post(path, {
      ...{ ...subscription, userAgent: 'A browser', division: shop.division },
    });
    expect([again.status, again.body]).toEqual([201, { id }]);
    // Exactly what the browser API returns.
    expect((await other.post(path, subscription)).status).toBe(201);
    expect((await setting()).subscribed).toEqual([]);
    await owner.send('delete', `${path}${id}/`, {});
    expect((await setting(other)).subscribed).toEqual([{ id }]);
    expect((await other.send('delete', `${path}${id}/`, {})).status).toBe(204);
    expect((await setting(other)).subscribed).toEqual([]);
  });

  it('are stored sealed, and erased with the person', async () => {
    const { id } = await subscribed();
    const rows = () =>
      app
        .get(DataSource)
        .query<{ sealed: Buffer }[]>(
          'SELECT sealed FROM push_subscriptions WHERE subscription_id = $1',
          [id],
        );
    const [row] = await rows();
    expect(row?.sealed.toString('latin1')).not.toMatch(/127\.0\.0\.1|browser/);
    await app.get(SubjectErasure).erase(personOf(owner));
    expect(await rows()).toEqual([]);
  });

  it('refuse invalid subscriptions and hosts of other stores', async () => {
    const { subscription } = subscribedBrowser(service.url('/wrong'));
    const { keys } = subscription;
    const flipped = `${keys.p256dh.slice(0, -3)}AAA`;
    for (const wrong of [
      { endpoint: 'ftp://push.example/a' },
      { endpoint: '' },
      { keys: { ...keys, auth: 'short' } },
      { keys: { ...keys, p256dh: flipped } },
      { keys: undefined },
      { division: shop.division + 1 },
    ]) {
      const { status } = await owner.post(path, { ...subscription, userAgent: '', ...wrong });
      expect([wrong, status]).toEqual([wrong, 422]);
    }
    expect((await setting()).subscribed).toEqual([]);
  });

  it('CST-065 are shown by the same service worker in every shop', async () => {
    const { status, headers, text } = await app.call(shop.code, '/sw.js');
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-cache');
    // A worker's scope is limited to its folder unless this header widens it.
    expect(headers['service-worker-allowed']).toBeUndefined();
    expect(text).toContain('showNotification');
    expect(text).not.toMatch(/\bimport\b/);
  });
});

function keyOf(point: string) {
  const bytes = Buffer.from(point, 'base64url');
  const half = (from: number) => bytes.subarray(from, from + 32).toString('base64url');
  const key = { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) };
  return createPublicKey({ format: 'jwk', key });
}
