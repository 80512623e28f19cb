import { closeCodes } from '@selvedge/shared/collab/close-codes';
import { liveBlocks } from '@selvedge/shared/pages/live/live-blocks';
import { pageContentOf } from '@selvedge/shared/pages/live/page-content';
import { setPageProperty } from '@selvedge/shared/pages/live/page-commands';
import { DataSource } from 'typeorm';
import * as Y from 'yjs';

import { Clock } from '../../../../platform/clock.js';
import { EventLog } from '../../../../platform/event-log/event-log.js';
import { startApp, type SignedIn, type TestApp } from '../../../../platform/testing/start-app.js';
import { until } from '../../../../platform/testing/until.js';
import { postForeignPage, type PostedPage } from '../../pages.testing.js';
import { Guests, RawClient, ticketOf } from '../collab.testing.js';
import { LivePages } from '../live-pages.service.js';
import { PageDocs } from '../page-docs.queries.js';
import { Author } from '../member-state.js';

describe('stored live document', () => {
  let app: TestApp;
  let owner: SignedIn;
  let page: PostedPage;
  const guests = new Guests(() => app);

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    const shop = await app.openStore();
    owner = await app.signInOwner(shop);
    page = await postForeignPage(owner, shop);
  });
  afterEach(() => guests.leave());
  afterAll(() => app.close());

  const live = () => app.get(LivePages);
  const opened = () => live().open(page.division, page.uuid);
  const after = (ms: number): number => app.get(Clock).now().getTime() + ms;
  const call = () => `/omnis/v3/divisions/${page.division}/pages/${page.id}/`;
  /** Appends rows as older versions may have stored them, while the page is not open. */
  const stored = async (...changes: readonly ((doc: Y.Doc) => void)[]): Promise<void> => {
    const { doc } = await opened();
    const rows = changes.map((change) => {
      const before = Y.encodeStateVector(doc);
      const theirs = new Y.Doc();
      Y.applyUpdate(theirs, Y.encodeStateAsUpdate(doc));
      change(theirs);
      return { data: Y.encodeStateAsUpdate(theirs, before), actor: 'customer:1', session: 's' };
    });
    await letGo();
    await app.get(PageDocs).append(page, 1, { edits: rows, now: new Date() });
  };
  const letGo = () => {
    let ms = 0;
    return until(async () => {
      await live().tend(after((ms += 60_000)));
      return (await live().openRooms()).every(({ key }) => key.uuid !== page.uuid);
    });
  };
  const resets = async () => {
    const events = await app.get(EventLog).readStream(page.division, `page-${page.uuid}`);
    return events.flatMap(({ event }) => (event.type === 'PageDocReset' ? [event] : []));
  };

  it('is rebuilt from its valid parts if it cannot be saved', async () => {
    const old = await ticketOf(owner, page);
    const blocks = liveBlocks((await opened()).doc).map(({ uuid }) => uuid);
    await stored(
      (doc) => doc.getMap('props').set('description', 'a\0b'),
      (doc) => doc.getMap('props').set('title', 'Good'),
    );
    const { doc, ticket } = await guests.join(owner, page);
    expect(ticket.epoch).toBe(2);
    expect(doc.getMap('props').toJSON()).toMatchObject({ title: 'Good' });
    expect(pageContentOf(doc).properties).not.toHaveProperty('description');
    expect(liveBlocks(doc).map(({ uuid }) => uuid)).toEqual(blocks);
    const { ended } = await RawClient.open(`${guests.address()}/${old.room}?token=${old.token}`);
    expect(await ended).toBe(closeCodes.oldEpoch);
    expect((await owner.post(`${call()}revisions/`, {})).status).toBeLessThan(300);
    expect(await resets()).toMatchObject([{ epoch: 2, reason: 'spoiled' }]);
  });

  it('EVT-012 logs its reset with the other events of the page', async () => {
    await owner.send('patch', call(), { body: { url: '/moved/' } });
    await owner.post(`${call()}revisions/1/restore/`);
    await owner.post(`${call()}unpublish/`);
    await stored((doc) => doc.getMap('props').set('description', 'a\0b'));
    await guests.join(owner, page);
    guests.leave();
    expect((await owner.send('delete', call(), {})).status).toBeLessThan(300);
    const events = await app.get(EventLog).readStream(page.division, `page-${page.uuid}`);
    expect([...new Set(events.map(({ event }) => event.type))].sort()).toEqual([
      ...['PageCreated', 'PageDeleted', 'PageDocReset', 'PagePublished', 'PageRestored'],
      ...['PageRevisionRecorded', 'PageUnpublished', 'PageUrlChanged'],
    ]);
  });

  it('is rebuilt if one of its rows cannot be read', async () => {
    await stored((doc) => doc.getMap('props').set('title', 'Good'));
    const rubbish = { data: new Uint8Array([1, 1, 255]), actor: 'customer:1', session: 's' };
    await app.get(PageDocs).append(page, 1, { edits: [rubbish], now: new Date() });
    const { doc, ticket } = await guests.join(owner, page);
    expect([ticket.epoch, doc.getMap('props').toJSON()['title']]).toEqual([2, 'Good']);
  });

  it('is not rebuilt for text that only looks unstorable', async () => {
    const author = new Author('customer:1', 'spec');
    const value = 'a\\u0000b';
    const room = await opened();
    await room.transact(author, (doc) => setPageProperty(doc, author, { name: 'title', value }));
    await letGo();
    expect((await guests.join(owner, page)).ticket.epoch).toBe(1);
  });

  it('is rebuilt once no one is connected if it is far larger than its content', async () => {
    const blocks = liveBlocks((await opened()).doc);
    await stored((doc) => {
      doc.getMap('of an older schema').set('text', 'x'.repeat(1_100_000));
    });
    // A member is connected to another process.
    const entry = { client: 1, clock: 1, state: '{}', subject: 'customer:1' };
    const { relay } = await live().room(page);
    relay.receive({ from: 'another', asks: false, people: [entry] });
    await letGo();
    expect(await resets()).toEqual([]);
    const rows = app.get(PageDocs);
    const read = await rows.find(page);
    await live().room(page);
    await letGo();
    expect(await resets()).toMatchObject([{ epoch: 2, reason: 'grown' }]);
    const { doc } = await guests.join(owner, page);
    expect(liveBlocks(doc)).toEqual(blocks);
    expect(Y.encodeStateAsUpdate(doc).length).toBeLessThan(100_000);
    // A replacement based on an outdated read is refused.
    const state = new Uint8Array();
    const late = { epoch: 3, schema: 1, state, vector: state };
    if (read) expect(await rows.replace(page, { ...read, epoch: 2, head: 9 }, late)).toBe(false);
    const [snapshots] = await app
      .get(DataSource)
      .query('SELECT count(*)::integer AS count FROM page_doc_snapshots WHERE page_id = $1', [
        page.uuid,
      ]);
    expect(snapshots).toEqual({ count: 1 });
  });
});
