import type { WirePage } from '@selvedge/shared/pages/page';

import { Config } from '../../platform/config/config.js';
import { CommandHandler } from '../../platform/event-log/commands/command-handler.js';
import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { PagesReader } from '../pages/index.js';
import { foreignPage } from '../pages/pages.testing.js';
import { AllowedEditorsService } from './admin/allowed-editors.service.js';
import { ConnectGrants } from './connect-grants.service.js';
import { ConnectRights } from './connect-rights.service.js';
import { ConnectSecrets } from './connect-secrets.service.js';
import { ConnectSessionsQueries } from './connect-sessions.queries.js';
import { ConnectSessions } from './connect-sessions.service.js';
import {
  askGrant,
  codeOf,
  ConnectedFrame,
  editorOrigin,
  ExternalEditor,
  opened,
  openConnectShop,
  ShiftedClock,
  type ConnectShop,
} from './connect.testing.js';

const minute = 60_000;

describe('calls of an external editor', () => {
  let app: TestApp;
  let shop: ConnectShop;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await openConnectShop(app);
  });
  afterAll(() => app.close());

  const pages = (division = shop.shop.division) => `/omnis/v3/divisions/${division}/pages/`;
  const pageCall = (id = shop.page.id) => `${pages()}${id}/`;
  const statusAndCode = ({ status, body }: Answer) => [status, body.code];

  it('EDT-010 are refused with a code older than a minute', async () => {
    const secrets = new ConnectSecrets(app.get(Config), new ShiftedClock(-minute - 1));
    const grants = new ConnectGrants(
      ...([app.get(CommandHandler), app.get(PagesReader)] as const),
      ...([app.get(AllowedEditorsService), secrets] as const),
    );
    const context = { division: shop.shop.division, actor: 'system:test', correlationId: 'old' };
    const { subject } = shop.owner;
    const permissions = new Set(['pages'] as const);
    const principal = { kind: 'customer', context: 'store', division: context.division } as const;
    const { code } = await grants.grant(
      context,
      { subject, principal: { ...principal, isMember: true, hasPassedGate: false, permissions } },
      { pageId: shop.page.id, origin: editorOrigin, scopes: ['page:read'], module: 'v2' },
    );
    const editor = new ExternalEditor(app, shop.shop.code);
    expect(statusAndCode(await editor.open(code))).toEqual([403, 'grant_expired']);
    expect(statusAndCode(await editor.open('no code at all'))).toEqual([403, 'grant_expired']);
  });

  it('require a grant by someone with the same permissions, for a page of their own shop', async () => {
    const { owner, page } = shop;
    const { division, code } = shop.shop;
    const membership = { division, role: 'member', permissions: ['pages'] } as const;
    const member = await app.signInCustomer(code, [membership]);
    const theme = { scopes: ['page:read', 'theme:preview'] } as const;
    const requestGrant = (by: typeof owner) =>
      askGrant({ owner: by, page }, { scopes: [...theme.scopes] });
    expect((await requestGrant(owner)).status).toBe(201);
    expect(statusAndCode(await requestGrant(member))).toEqual([403, 'scope_denied']);
    const writer = askGrant({ owner: member, page }, { scopes: ['page:write'] });
    expect(statusAndCode(await writer)).toEqual([403, 'scope_denied']);
    const stranger = await app.signInCustomer(code);
    expect(statusAndCode(await requestGrant(stranger))).toEqual([403, 'PermissionDenied']);
    const { status, body } = await askGrant({ owner, page: { ...page, id: 1_999_999 } });
    expect([status, body.code, body.message]).toEqual([
      404,
      'page_not_found',
      'We were unable to find this page',
    ]);
    const lists = ['http://editor.example', 'https://editor.example/', 'javascript:alert(1)'];
    for (const origin of lists) expect((await askGrant(shop, { origin })).status).toBe(422);
  });

  it('are allowed by CORS from the exact origin only, without credentials', async () => {
    const { editor, session } = await opened(shop);
    const preflight = (origin: string, path: string) =>
      new ExternalEditor(app, shop.shop.code, origin).preflight(path);
    for (const path of [pageCall(), '/omnis/v3/connect/sessions/']) {
      const { status, headers } = await preflight(editorOrigin, path);
      expect(status).toBe(204);
      expect(headers).toMatchObject({
        'access-control-allow-origin': editorOrigin,
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'access-control-allow-headers': 'authorization, content-type, x-correlation-id',
        vary: 'origin',
      });
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
    for (const origin of ['https://editor.example:8443', 'http://editor.example', 'null'])
      expect((await preflight(origin, pageCall())).headers).not.toHaveProperty(
        'access-control-allow-origin',
      );
    const otherPath = await preflight(editorOrigin, '/omnis/v3/dashboard/settings/');
    expect(otherPath.headers).not.toHaveProperty('access-control-allow-origin');
    // Error answers are readable across origins too.
    const { headers } = await editor.as(session, 'get', pageCall(1_999_999));
    expect(headers['access-control-allow-origin']).toBe(editorOrigin);
  });

  it('require the origin of the session and its bearer', async () => {
    const { editor, session } = await opened(shop);
    const other = new ExternalEditor(app, shop.shop.code, 'https://other.example');
    expect(statusAndCode(await other.as(session, 'get', pageCall()))).toEqual([
      403,
      'origin_not_allowed',
    ]);
    expect(statusAndCode(await editor.as({ bearer: 'x.y.z' }, 'get', pageCall()))).toEqual([
      401,
      'NotSignedIn',
    ]);
    expect(statusAndCode(await editor.call('get', pageCall()))).toEqual([401, 'NotSignedIn']);
    expect((await editor.call('patch', pageCall(), { body: foreignPage })).status).toBe(403);
  });

  it('are limited to one page of one shop', async () => {
    const { editor, session } = await opened(shop);
    const { body } = await shop.owner.post(pages(), { ...foreignPage, url: '/other/' });
    const second: WirePage = body;
    expect(statusAndCode(await editor.as(session, 'get', pageCall(second.id)))).toEqual([
      403,
      'scope_denied',
    ]);
    const foreign = await openConnectShop(app);
    const theirs = `${pages(foreign.shop.division)}${foreign.page.id}/`;
    const answer = await editor.as(session, 'get', theirs);
    expect([answer.status, answer.body.message]).toEqual([
      403,
      "Oops... Looks like you're trying to access a page from another store",
    ]);
    const there = new ExternalEditor(app, foreign.shop.code);
    expect(statusAndCode(await there.as(session, 'get', theirs))).toEqual([403, 'AnotherStore']);
  });

  it('are limited to their scopes', async () => {
    const { editor, session } = await opened(shop, { scopes: ['page:read', 'page:write'] });
    const change = { properties: { title: { value: 'From elsewhere' } } };
    const denied = [403, 'scope_denied'];
    expect(statusAndCode(await editor.as(session, 'patch', pageCall(), change))).toEqual(denied);
    const saved = await editor.as(session, 'patch', `${pageCall()}?draft=1`, change);
    expect([saved.status, saved.body.properties.title.value]).toEqual([200, 'From elsewhere']);
    expect(statusAndCode(await editor.as(session, 'post', `${pageCall()}publish/`))).toEqual(
      denied,
    );
    expect(statusAndCode(await editor.as(session, 'get', pages()))).toEqual(denied);
    expect((await editor.as(session, 'get', `${pageCall()}revisions/`)).body).toHaveLength(2);
    // Calls outside the editor API do not accept a bearer token.
    expect((await editor.as(session, 'delete', pageCall())).status).toBe(403);
    expect((await editor.as(session, 'get', '/omnis/v3/connect/sessions/')).status).toBe(401);
  });

  it('are narrowed to the scopes that the editor requests', async () => {
    const code = await codeOf(shop, { scopes: ['page:read', 'page:write', 'pages:list'] });
    const editor = new ExternalEditor(app, shop.shop.code);
    const { body } = await editor.open(code, { scopes: ['page:read', 'pages:list', 'publish'] });
    expect(body.scopes).toEqual(['page:read', 'pages:list']);
    expect((await editor.as(body, 'get', pages())).body).toHaveLength(1);
    const change = `${pageCall()}?draft=1`;
    expect(statusAndCode(await editor.as(body, 'patch', change))).toEqual([403, 'scope_denied']);
  });

  it('are attributed to the person who granted access', async () => {
    const { editor, session } = await opened(shop);
    await editor.as(session, 'post', `${pageCall()}publish/`);
    const { body } = await editor.as(session, 'get', `${pageCall()}revisions/`);
    expect(body[0]).toMatchObject({ author: 'Robin Weaver' });
  });

  it('are accepted for half an hour after the session was renewed', async () => {
    const { editor, session } = await opened(shop);
    const { sessionId } = session;
    const tenant = { context: 'store', division: shop.shop.division } as const;
    const after = (ms: number) =>
      new ConnectSessions(
        ...([app.get(ConnectSessionsQueries), app.get(ConnectRights)] as const),
        ...([app.get(CommandHandler), new ShiftedClock(ms)] as const),
      );
    await expect(after(31 * minute).find(sessionId, tenant)).rejects.toMatchObject({
      code: 'session_revoked',
    });
    await after(29 * minute).renew(shop.shop.division, sessionId);
    expect((await after(58 * minute).find(sessionId, tenant)).row.id).toBe(sessionId);
    const tokenCall = (id: string) => `/omnis/v3/connect/sessions/${id}/token/`;
    const { status, body } = await editor.as(session, 'post', tokenCall(sessionId));
    expect([status, body.collab.room]).toEqual([200, session.collab.room]);
    const { session: other } = await opened(shop);
    expect(statusAndCode(await editor.as(session, 'post', tokenCall(other.sessionId)))).toEqual([
      404,
      'session_not_found',
    ]);
    await expect(after(61 * minute).find(sessionId, tenant)).rejects.toMatchObject({
      code: 'session_revoked',
    });
  });

  it('are refused from its frame, which is read-only', async () => {
    const { editor, session } = await opened(shop);
    const frame = new ConnectedFrame(app, shop.shop.code);
    const byEditor = `/omnis/v3/connect/sessions/${session.sessionId}/frame/`;
    expect(statusAndCode(await editor.call('post', byEditor))).toEqual([403, 'origin_not_allowed']);
    const bearer = await frame.bearer(session.sessionId);
    const denied = [403, 'scope_denied'];
    expect(statusAndCode(await frame.call('patch', pageCall(), bearer))).toEqual(denied);
    expect(statusAndCode(await frame.call('post', `${pageCall()}publish/`, bearer))).toEqual(
      denied,
    );
    expect(statusAndCode(await editor.as({ bearer }, 'get', `${pageCall()}preview/`))).toEqual([
      403,
      'origin_not_allowed',
    ]);
    expect(statusAndCode(await editor.as(session, 'get', `${pageCall()}preview/`))).toEqual(denied);
    expect(statusAndCode(await frame.take('nothing'))).toEqual([404, 'session_not_found']);
  });
});
