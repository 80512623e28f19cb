import type { ChosenAvatar } from '@selvedge/shared/accounts/avatars/contract';
import { closeCodes } from '@selvedge/shared/collab/close-codes';
import { roomName } from '@selvedge/shared/collab/room';
import { setPageProperty } from '@selvedge/shared/pages/live/page-commands';
import type { Store } from '@selvedge/shared/stores/contract';
import * as Y from 'yjs';

import { beatEveryMs, SocketUpgrades } from '../../../platform/websocket/socket-upgrades.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { postForeignPage, type PostedPage } from '../pages.testing.js';
import { CollabTickets } from './collab-tickets.service.js';
import { Guests, RawClient, ticketOf } from './collab.testing.js';
import { picture } from '../../media/media.testing.js';
import { presenceMessage } from './sync-messages.js';

/** Message types of y-protocols. */
const [sync, update] = [0, 2];

describe('live page connection', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;
  let page: PostedPage;
  const guests = new Guests(() => app);

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    page = await postForeignPage(owner, shop);
  });
  afterEach(() => guests.leave());
  afterAll(() => app.close());

  const endOf = async (rest: string, options = {}): Promise<number> =>
    (await RawClient.open(`${guests.address()}/${rest}`, options)).ended;
  const edited = (change: (doc: Y.Doc) => void): Uint8Array => {
    const doc = new Y.Doc();
    change(doc);
    return Y.encodeStateAsUpdate(doc);
  };

  it('RTM-003 needs a ticket for this page, used from the origin it was issued for', async () => {
    const { room, token } = await ticketOf(owner, page);
    const other = await app.openStore();
    const stranger = await app.signInOwner(other);
    const { body } = await stranger.post(`/omnis/v3/divisions/${other.division}/pages/`, {});
    const theirs = await ticketOf(stranger, { division: other.division, id: body.id });
    expect(await endOf(`${room}?token=${theirs.token}`)).toBe(closeCodes.forbidden);
    const foreignOrigin = { headers: { origin: 'http://evil.example' } };
    expect(await endOf(`${room}?token=${token}`, foreignOrigin)).toBe(closeCodes.forbidden);
    expect(await endOf(`nowhere?token=${token}`)).toBe(closeCodes.malformed);
    expect(await endOf(room)).toBe(closeCodes.badToken);
    expect(await endOf(`${room}?token=${token}x`)).toBe(closeCodes.badToken);
    expect(await endOf(`${room}?token=${token}&schema=0`)).toBe(closeCodes.schemaTooOld);
    const later = roomName({ uuid: page.uuid, epoch: 2 });
    expect(await endOf(`${later}?token=${token}`)).toBe(closeCodes.oldEpoch);
  });

  it('accepts the ticket as a sub-protocol', async () => {
    const { room, token } = await ticketOf(owner, page);
    const protocols = ['y.v1', `auth.${token}`];
    const client = await RawClient.open(`${guests.address()}/${room}`, { protocols });
    expect(client.socket.protocol).toBe('y.v1');
    await until(() => client.frames.length);
    client.socket.terminate();
  });

  it('rejects an expired ticket, and closes when the page is deleted', async () => {
    const { room, token } = await ticketOf(owner, page);
    const claims = await app.get(CollabTickets).read(token);
    if (typeof claims === 'string') throw new Error(claims);
    const { token: old } = await app.get(CollabTickets).issue(claims, new Date(0));
    expect(await endOf(`${room}?token=${old}`)).toBe(closeCodes.tokenExpired);
    const client = await guests.joinRaw(owner, page);
    await owner.send('delete', `/omnis/v3/divisions/${page.division}/pages/${page.id}/`, {});
    expect(await client.ended).toBe(closeCodes.noPage);
    expect(await endOf(`${room}?token=${token}`)).toBe(closeCodes.noPage);
  });

  it('RTM-003 closes when the session ends', async () => {
    const client = await guests.joinRaw(owner, page);
    const other = await guests.joinRaw(await app.signInOwner(shop), page);
    await owner.post('/omnis/v3/dashboard/secure/logout/');
    expect(await client.ended).toBe(closeCodes.badToken);
    expect(other.socket.readyState).toBe(other.socket.OPEN);
  });

  it('RTM-004 shares name, colour, selected block and caret, and disappears within 30 seconds when lost', async () => {
    const watching = await guests.join(owner, page);
    const { room, token } = await ticketOf(await app.signInOwner(shop), page);
    const lost = await RawClient.open(`${guests.address()}/${room}?token=${token}`, {
      autoPong: false,
    });
    const cursor = { anchor: { item: 1 }, head: { item: 2 } };
    const state = JSON.stringify({ user: {}, selected: 'a block', cursor });
    lost.socket.send(presenceMessage([{ client: 5, clock: 1, state }]));
    const seen = () => watching.provider.awareness.getStates().get(5);
    await until(() => seen());
    const user = { name: 'Robin Weaver', color: expect.stringMatching(/^#[\da-f]{6}$/) };
    expect(seen()).toMatchObject({ user, selected: 'a block', cursor });
    const sockets = app.get(SocketUpgrades);
    // The connection may have been lost right after a heartbeat.
    const beats = 3;
    expect(beats * beatEveryMs).toBeLessThanOrEqual(30_000);
    for (let beat = 1; beat < beats; beat += 1) {
      sockets.beat();
      // Live connections have answered by the time this join completes.
      await guests.join(owner, page);
    }
    await until(() => seen() === undefined);
    expect(watching.provider.wsconnected).toBe(true);
  });

  it('is read-only for a store member without the permission', async () => {
    const { division } = page;
    const membership = { division, role: 'member', permissions: ['products'] } as const;
    const member = await app.signInCustomer(shop.code, [membership]);
    const watching = await guests.join(member, page);
    expect(watching.ticket.scopes).toEqual(['page:read']);
    const editing = await guests.join(owner, page);
    setPageProperty(watching.doc, 'me', { name: 'title', value: 'Mine' });
    setPageProperty(editing.doc, 'me', { name: 'description', value: 'Theirs' });
    await until(() => watching.doc.getMap('props').toJSON()['description'] === 'Theirs');
    expect(editing.doc.getMap('props').toJSON()['title']).toBe('Questions');
  });

  it.each([
    ['text', 'hello', closeCodes.malformed],
    ['random bytes', Buffer.from([9, 250, 3, 77]), closeCodes.malformed],
    ['a malformed update', Buffer.from([0, 2, 4, 255, 255, 255, 1]), closeCodes.malformed],
    ['a frame of 2 MB', Buffer.alloc(2_000_000), closeCodes.tooBig],
  ])('closes after %s', async (_, frame, code) => {
    const client = await guests.joinRaw(owner, page);
    client.socket.send(frame);
    expect(await client.ended).toBe(code);
    await guests.join(owner, page);
  });

  it('closes after content that no page can hold', async () => {
    const contents: readonly ((doc: Y.Doc) => void)[] = [
      (doc) => doc.getMap('elsewhere').set('x', 1),
      (doc) => doc.getMap('props').set('x', new Y.Doc()),
      (doc) => doc.getMap('props').set('x', new Uint8Array(9)),
    ];
    for (const content of contents) {
      const client = await guests.joinRaw(owner, page);
      client.send(sync, update, edited(content));
      expect(await client.ended).toBe(closeCodes.contentRefused);
    }
  });

  it('has its first rule violation undone, and closes at the second', async () => {
    const watching = await guests.join(owner, page);
    const client = await guests.joinRaw(owner, page);
    const seen: unknown[] = [];
    watching.doc.getMap('meta').observe((event) => seen.push(event.target.toJSON()));
    const before = watching.doc.getMap('meta').toJSON();
    client.send(
      ...[sync, update],
      edited((doc) => doc.getMap('meta').set('epoch', 9)),
    );
    // The server undoes the change in its answer to the sender.
    const count = client.frames.length;
    await until(() => client.frames.length > count);
    client.send(
      ...[sync, update],
      edited((doc) => doc.getMap('meta').set('epoch', 10)),
    );
    expect(await client.ended).toBe(closeCodes.contentRefused);
    expect(watching.doc.getMap('meta').toJSON()).toEqual(before);
    expect(seen.every((state) => JSON.stringify(state) === JSON.stringify(before))).toBe(true);
  });

  it('cannot act for other clients, and appears under the name in its ticket', async () => {
    const one = await guests.join(owner, page);
    const partner = await app.signInOwner(shop);
    const other = await guests.join(partner, page);
    one.provider.awareness.setLocalStateField('user', { name: 'The Queen', color: 'red' });
    const at = one.doc.clientID;
    const seen = () => other.provider.awareness.getStates().get(at)?.['user'];
    await until(() => seen());
    expect(seen()).toEqual({
      ...{ id: `customer:${owner.subject.id}`, name: 'Robin Weaver' },
      color: expect.stringMatching(/^#[\da-f]{6}$/),
    });
    const client = await guests.joinRaw(partner, page);
    client.socket.send(presenceMessage([{ client: at, clock: 1_000, state: '{"user":{}}' }]));
    const forged = edited((doc) => {
      doc.clientID = at;
      doc.getMap('props').set('title', 'Forged');
    });
    client.send(sync, update, forged);
    expect(await client.ended).toBe(closeCodes.contentRefused);
    expect(seen()).toMatchObject({ name: 'Robin Weaver' });
    one.provider.destroy();
    await until(() => seen() === undefined);
  });

  it('IDN-001 shows the avatar of the account', async () => {
    const pictured = await app.signInOwner(shop);
    const octets = { 'content-type': 'application/octet-stream' };
    await pictured.get('/omnis/v3/dashboard/secure/get/');
    const whole = '/omnis/v3/shop/customer/avatar/?x=0&y=0&width=1&height=1';
    const call = { headers: octets, body: await picture() };
    const { avatar }: ChosenAvatar = (await pictured.send('put', whole, call)).body;
    const one = await guests.join(pictured, page);
    const other = await guests.join(owner, page);
    one.provider.awareness.setLocalStateField('user', { avatar: '/images/of-somebody-else' });
    const seen = () => other.provider.awareness.getStates().get(one.doc.clientID)?.['user'];
    await until(() => seen());
    expect(seen()).toMatchObject({ id: `customer:${pictured.subject.id}`, avatar });
  });
});
