import { closeCodes } from '@selvedge/shared/collab/close-codes';
import type { ConnectTicket, LiveConnectSession } from '@selvedge/shared/connect/contract';
import { setProperty } from '@selvedge/shared/pages/live/block-commands';
import { liveBlock, liveBlocks } from '@selvedge/shared/pages/live/live-blocks';
import { setPageProperty } from '@selvedge/shared/pages/live/page-commands';
import { DataSource } from 'typeorm';
import type * as Y from 'yjs';

import { EventLog } from '../../platform/event-log/event-log.js';
import { startApp, startOwnApp, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { CollabGateway } from '../pages/index.js';
import { Guests, RawClient } from '../pages/collab/collab.testing.js';
import {
  ConnectedFrame,
  editorOrigin,
  opened,
  openConnectShop,
  type ConnectShop,
} from './connect.testing.js';

describe('external editor on a live page', () => {
  let app: TestApp;
  let shop: ConnectShop;
  let url: string;
  const guests = new Guests(() => ({ url }));

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    url = app.url;
    shop = await openConnectShop(app);
  });
  afterEach(() => guests.leave());
  afterAll(() => app.close());

  const pageAt = () => ({ division: shop.shop.division, id: shop.page.id });
  const titleIn = (doc: Y.Doc) => doc.getMap('props').toJSON()['title'];
  const addressOf = ({ room, token }: ConnectTicket) =>
    `${guests.address()}/${room}?token=${token}`;
  async function connected({ collab }: { readonly collab: ConnectTicket }): Promise<RawClient> {
    const headers = { origin: editorOrigin };
    const client = await RawClient.open(addressOf(collab), { headers });
    await until(() => client.frames.length);
    return client;
  }
  const calls = '/omnis/v3/connect';
  const sessionsListed = async (): Promise<readonly LiveConnectSession[]> =>
    (await shop.owner.get(`${calls}/sessions/`)).body;

  it('RTM-001 edits together with the owner, using a plain y-websocket client', async () => {
    const { session } = await opened(shop);
    const [editing, watching] = [
      await guests.joinBy(session.collab),
      await guests.join(shop.owner, pageAt()),
    ];
    setPageProperty(editing.doc, 'them', { name: 'title', value: 'From elsewhere' });
    await until(() => titleIn(watching.doc) === 'From elsewhere');
  });

  it('RTM-004 is shown on the page under its own name, with the person who granted access', async () => {
    const { session } = await opened(shop);
    const [editing, watching] = [
      await guests.joinBy(session.collab),
      await guests.join(shop.owner, pageAt()),
    ];
    editing.provider.awareness.setLocalStateField('user', { name: 'Robin Weaver' });
    const userOf = () =>
      watching.provider.awareness.getStates().get(editing.doc.clientID)?.['user'];
    await until(userOf);
    expect(userOf()).toMatchObject({ id: session.sessionId, name: 'A test, for Robin Weaver' });
  });

  it('is refused from another origin', async () => {
    const { session } = await opened(shop);
    const client = await connected(session);
    client.socket.terminate();
    const headers = { origin: `http://${shop.shop.code}.localhost` };
    const other = await RawClient.open(addressOf(session.collab), { headers });
    expect(await other.ended).toBe(closeCodes.forbidden);
  });

  it('cannot write without a write scope, and neither can its frame', async () => {
    const { session } = await opened(shop, { scopes: ['page:read'] });
    const frame = new ConnectedFrame(app, shop.shop.code);
    const bearer = await frame.bearer(session.sessionId);
    const { division, id } = pageAt();
    const path = `/omnis/v3/divisions/${division}/pages/${id}/collab/`;
    const { body: ticket } = await frame.call('post', path, bearer);
    const owner = await guests.join(shop.owner, pageAt());
    for (const one of [session.collab, ticket]) {
      const looking = await guests.joinBy(one);
      setPageProperty(looking.doc, 'them', { name: 'title', value: 'Mine' });
      setPageProperty(owner.doc, 'us', { name: 'description', value: one.token });
      await until(() => looking.doc.getMap('props').toJSON()['description'] === one.token);
      expect(titleIn(owner.doc)).toBe('Questions');
    }
  });

  it('can change the blocks in its scope only; other changes are reverted', async () => {
    const owner = await guests.join(shop.owner, pageAt());
    const [first, second] = liveBlocks(owner.doc).map(({ uuid }) => uuid);
    if (first === undefined || second === undefined) throw new Error('There are no two blocks.');
    const scopes = ['page:read', `block:write:${first}`] as const;
    const { session } = await opened(shop, { scopes: [...scopes] });
    expect(session.scopes).toEqual(scopes);
    const editing = await guests.joinBy(session.collab);
    const levelIn = (doc: Y.Doc, uuid: string) =>
      liveBlock(doc, uuid)?.wire.properties?.['level']?.value;
    const set = (uuid: string, value: string) =>
      setProperty(editing.doc, 'them', { uuid, name: 'level', value });
    set(first, 'mine');
    await until(() => levelIn(owner.doc, first) === 'mine');
    const before = levelIn(owner.doc, second);
    set(second, 'not mine');
    await until(() => levelIn(editing.doc, second) === before);
    expect(levelIn(owner.doc, second)).toBe(before);
    expect(editing.provider.wsconnected).toBe(true);
    const ended = new Promise((resolve) => {
      editing.provider.on('connection-close', (event) => resolve(event?.code));
    });
    setPageProperty(editing.doc, 'them', { name: 'title', value: 'Not mine either' });
    expect(await ended).toBe(closeCodes.contentRefused);
    expect(titleIn(owner.doc)).toBe('Questions');
  });

  it('is listed with the person who granted access, and disconnected when its session ends', async () => {
    const { editor, session } = await opened(shop);
    const client = await connected(session);
    const { sessionId, scopes, module } = session;
    const [listed] = await sessionsListed();
    expect(listed).toMatchObject({
      ...{ sessionId, scopes, module, origin: editorOrigin, grantedBy: 'Robin Weaver' },
      ...{ pageId: shop.page.id, page: '/faqs/', client: { name: 'A test', version: '1' } },
    });
    const call = `${calls}/sessions/${sessionId}/`;
    expect((await shop.owner.send('delete', call, { body: {} })).status).toBe(204);
    expect(await client.ended).toBe(closeCodes.forbidden);
    expect(await sessionsListed()).toEqual([]);
    const read = `/omnis/v3/divisions/${shop.shop.division}/pages/${shop.page.id}/`;
    const { status, body } = await editor.as(session, 'get', read);
    expect([status, body.code]).toEqual([403, 'session_revoked']);
    const again = await RawClient.open(addressOf(session.collab));
    expect(await again.ended).toBe(closeCodes.forbidden);
    const log = app.get(EventLog);
    const events = await log.readStream(shop.shop.division, `connect-${sessionId}`);
    expect(events.map(({ actor, event }) => [event.type, actor])).toEqual([
      ['ConnectGranted', `customer:${shop.owner.subject.id}`],
      ['ConnectSessionOpened', 'visitor'],
      ['ConnectSessionRevoked', `customer:${shop.owner.subject.id}`],
    ]);
  });

  it('is disconnected when its origin is removed from the list', async () => {
    const { session } = await opened(shop);
    const client = await connected(session);
    const { status, body } = await shop.owner.send('put', `${calls}/editors/`, {
      body: { origins: ['https://another.example'] },
    });
    expect([status, body]).toEqual([200, { origins: ['https://another.example'], always: [] }]);
    expect(await client.ended).toBe(closeCodes.forbidden);
    expect((await shop.owner.get(`${calls}/editors/`)).body).toEqual(body);
  });

  it('is disconnected when the person who granted access may no longer edit pages', async () => {
    const { session } = await opened(shop);
    const client = await connected(session);
    await app
      .get(DataSource)
      .query('DELETE FROM memberships WHERE customer_id = $1', [shop.owner.subject.id]);
    await app.get(CollabGateway).recheck();
    expect(await client.ended).toBe(closeCodes.forbidden);
    const log = app.get(EventLog);
    const events = await log.readStream(shop.shop.division, `connect-${session.sessionId}`);
    expect(events.at(-1)?.event).toMatchObject({
      ...{ type: 'ConnectSessionRevoked', reason: 'permission-lost', origin: editorOrigin },
    });
  });

  it('is accepted by another process, and disconnected there when its session ends', async () => {
    const { session } = await opened(shop);
    const second = await startOwnApp();
    try {
      ({ url } = second);
      const there = await opened({ ...shop, app: second });
      const read = `/omnis/v3/divisions/${shop.shop.division}/pages/${shop.page.id}/`;
      expect((await there.editor.as(session, 'get', read)).status).toBe(200);
      const client = await connected(session);
      await shop.owner.send('delete', `${calls}/sessions/${session.sessionId}/`, { body: {} });
      expect(await client.ended).toBe(closeCodes.forbidden);
    } finally {
      guests.leave();
      await second.close();
    }
  }, 60_000);
});
