import { liveSchema } from '@selvedge/shared/collab/contract';
import type { ConnectSession } from '@selvedge/shared/connect/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import {
  askGrant,
  codeOf,
  ConnectedFrame,
  editorOrigin,
  ExternalEditor,
  opened,
  openConnectShop,
  type ConnectShop,
} from './connect.testing.js';

describe('external editor', () => {
  let app: TestApp;
  let shop: ConnectShop;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await openConnectShop(app);
  });
  afterAll(() => app.close());

  const pageCall = (id = shop.page.id) => `/omnis/v3/divisions/${shop.shop.division}/pages/${id}/`;
  const refused = ({ status, body }: { status: number; body: { code: string } }) => [
    status,
    body.code,
  ];

  it('EDT-010 opens a session once with a code that an owner requested', async () => {
    const editor = new ExternalEditor(app, shop.shop.code);
    const granted = await askGrant(shop);
    expect(granted.status).toBe(201);
    const left = Date.parse(granted.body.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(60_000);
    const { status, body } = await editor.open(granted.body.code, { operator: 'headless' });
    const session: ConnectSession = body;
    expect([status, session]).toEqual([
      200,
      expect.objectContaining({
        ...{ protocol: 1, operator: 'headless', pageId: shop.page.id },
        scopes: ['page:read', 'page:write', 'publish'],
        division: shop.shop.division,
      }),
    ]);
    const { frameUrl, sessionId, collab, renewBefore } = session;
    expect(new URL(frameUrl).searchParams.get('connect')).toBe(sessionId);
    expect(new URL(frameUrl).pathname).toBe('/faqs/');
    expect(collab).toMatchObject({
      room: `page.${shop.page.uuid}.1`,
      epoch: 1,
      schema: liveSchema,
    });
    expect(Date.parse(renewBefore)).toBeLessThan(Date.parse(collab.expiresAt));
    expect(refused(await editor.open(granted.body.code))).toEqual([403, 'grant_used']);
  });

  it('is refused from an origin that is not allowed or not the grant’s', async () => {
    const other = 'https://other.example';
    expect(refused(await askGrant(shop, { origin: other }))).toEqual([403, 'origin_not_allowed']);
    const code = await codeOf(shop);
    const otherEditor = new ExternalEditor(app, shop.shop.code, other);
    expect(refused(await otherEditor.open(code))).toEqual([403, 'origin_not_allowed']);
    const { status } = await new ExternalEditor(app, shop.shop.code).open(code);
    expect(status).toBe(200);
  });

  it('receives the supported protocol versions', async () => {
    const editor = new ExternalEditor(app, shop.shop.code);
    const code = await codeOf(shop);
    const { status, body } = await editor.open(code, { protocol: [2, 3] });
    expect([status, body.code, body.current]).toEqual([
      409,
      'protocol_unsupported',
      { supported: [1] },
    ]);
    expect((await editor.open(code, { protocol: [1, 2] })).status).toBe(200);
  });

  it('reads its page with its bearer', async () => {
    const { editor, session } = await opened(shop);
    const { status, body, headers } = await editor.as(session, 'get', pageCall());
    expect([status, body.uuid]).toEqual([200, shop.page.uuid]);
    expect(headers['access-control-allow-origin']).toBe(editorOrigin);
  });

  it('has a frame that can be taken once', async () => {
    const { session } = await opened(shop);
    const frame = new ConnectedFrame(app, shop.shop.code);
    const { status, body } = await frame.take(session.sessionId);
    expect([status, body]).toEqual([
      200,
      {
        ...{ origin: editorOrigin, scopes: session.scopes, module: session.module },
        operator: 'default',
        pageId: shop.page.id,
        bearer: expect.any(String),
      },
    ]);
    expect(refused(await frame.take(session.sessionId))).toEqual([404, 'session_not_found']);
    const preview = await frame.call('get', `${pageCall()}preview/`, body.bearer);
    expect(preview.status).toBe(200);
    expect((await frame.call('post', `${pageCall()}collab/`, body.bearer)).body.scopes).toEqual([
      'page:read',
    ]);
  });
});
