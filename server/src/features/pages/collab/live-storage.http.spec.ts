import { closeCodes } from '@selvedge/shared/collab/close-codes';
import { setProperty } from '@selvedge/shared/pages/live/block-commands';
import { liveBlock, liveBlocks } from '@selvedge/shared/pages/live/live-blocks';
import { setPageProperty } from '@selvedge/shared/pages/live/page-commands';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';
import * as Y from 'yjs';

import { Clock } from '../../../platform/clock.js';
import { EventLog } from '../../../platform/event-log/event-log.js';
import {
  startApp,
  startOwnApp,
  type SignedIn,
  type TestApp,
} from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { startSecondServer } from '../../../platform/testing/server-process.js';
import { postForeignPage, type PostedPage } from '../pages.testing.js';
import { Guests, type Joined } from './collab.testing.js';
import { LivePages } from './live-pages.service.js';
import { PageDocs } from './page-docs.queries.js';
import { AutomaticRevisions } from './revisions.service.js';
import { Author } from './member-state.js';

describe('live edit', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;
  let page: PostedPage;
  let url: string;
  const guests = new Guests(() => ({ url }));

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    url = app.url;
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    page = await postForeignPage(owner, shop);
  });
  afterEach(() => guests.leave());
  afterAll(() => app.close());

  const author = new Author('customer:1', 'spec');
  const live = () => app.get(LivePages);
  const opened = () => live().open(page.division, page.uuid);
  const say = async (value: string): Promise<void> => {
    const room = await opened();
    await room.transact(author, (doc) => setPageProperty(doc, author, { name: 'title', value }));
  };
  const titleIn = (doc: Y.Doc) => doc.getMap('props').toJSON()['title'];
  const rows = async (): Promise<number> => {
    const counting = `SELECT count(*)::integer AS count FROM page_doc_updates
      WHERE division_id = $1 AND page_id = $2`;
    const [row] = await app.get(DataSource).query(counting, [page.division, page.uuid]);
    return row.count;
  };
  const after = (ms: number): number => app.get(Clock).now().getTime() + ms;
  const reasons = async (): Promise<readonly string[]> => {
    const events = await app.get(EventLog).readStream(page.division, `page-${page.uuid}`);
    return events.flatMap(({ event }) => ('reason' in event ? [String(event.reason)] : []));
  };

  it('RTM-006 is acknowledged only when stored, deletions included, and survives kill -9', async () => {
    const server = await startSecondServer(app);
    url = server.url;
    const { doc, acknowledged } = await guests.join(owner, page, { ack: '1' });
    setPageProperty(doc, 'me', { name: 'title', value: 'Stored' });
    doc.getMap('props').delete('description');
    // One for the reply to the server's query, and one for each edit.
    await until(acknowledged, (count) => count === 3);
    server.child.kill('SIGKILL');
    await server.ended;
    const { doc: loaded } = await opened();
    expect(loaded.getMap('props').toJSON()).toEqual(doc.getMap('props').toJSON());
  }, 60_000);

  it('reaches another process after kill -9 from its author, together with edits in transit', async () => {
    const server = await startSecondServer(app);
    url = server.url;
    const { doc, provider } = await guests.join(owner, page, { ack: '1' });
    setPageProperty(doc, 'me', { name: 'title', value: 'On its way' });
    server.child.kill('SIGKILL');
    await server.ended;
    await until(() => !provider.wsconnected);
    setPageProperty(doc, 'me', { name: 'description', value: 'While nobody heard it' });
    // A client that lost its process is routed to another one.
    url = app.url;
    provider.serverUrl = guests.address();
    const stored = async () => {
      const copy = new Y.Doc();
      const { updates } = (await app.get(PageDocs).find(page)) ?? { updates: [] };
      for (const update of updates) Y.applyUpdate(copy, update);
      return copy.getMap('props').toJSON();
    };
    await until(stored, ({ description }) => description === 'While nobody heard it');
    expect(await stored()).toEqual(doc.getMap('props').toJSON());
  }, 60_000);

  it('RTM-006 is compacted into one state when idle, and complete when the page is reopened', async () => {
    for (const title of ['One', 'Two', 'Three']) await say(title);
    const before = (await opened()).doc;
    // Records the automatic revision first: it may come at any time and adds ids.
    await app.get(AutomaticRevisions).ensureRevision(page);
    expect(await rows()).toBeGreaterThanOrEqual(3);
    // One minute later on each try: the application may use the page at any moment, which keeps it
    // open even if it was just compacted.
    let minutes = 0;
    const doc = await until(async () => {
      minutes += 1;
      await live().tend(after(60_000 * minutes));
      if ((await rows()) > 0) return undefined;
      const reopened = await opened();
      return reopened.doc === before ? undefined : reopened.doc;
    });
    expect(titleIn(doc)).toBe('Three');
    expect(Y.encodeStateVector(doc)).toEqual(Y.encodeStateVector(before));
  });

  it('is compacted while the page is in use if the log is long', async () => {
    for (let nth = 0; nth <= 201; nth += 1) void say(String(nth));
    await say('Last');
    await live().tend(after(0));
    // The application may be compacting it at the same time.
    await until(rows, (count) => count === 0);
    expect(titleIn((await opened()).doc)).toBe('Last');
  });

  it('RTM-008 is in a revision ten seconds after the last edit, every five minutes, and when all have left', async () => {
    const due = (ms: number) => app.get(AutomaticRevisions).recordDue(after(ms));
    const joined = await guests.join(owner, page);
    const edit = async (value: string): Promise<void> => {
      setPageProperty(joined.doc, 'me', { name: 'title', value });
      await until(async () => titleIn((await opened()).doc) === value);
    };
    await edit('First');
    await due(9_000);
    expect(await reasons()).toEqual(['external']);
    await due(11_000);
    await due(30_000);
    expect(await reasons()).toEqual(['external', 'auto']);
    await edit('Ongoing');
    const rooms = await live().openRooms();
    const room = rooms.find(({ key }) => key.uuid === page.uuid)?.room;
    if (room) room.edited = { firstMs: after(-300_000), lastMs: after(0) };
    await due(0);
    expect(await reasons()).toEqual(['external', 'auto', 'auto']);
    await edit('Second');
    joined.provider.destroy();
    await until(async () => {
      await due(0);
      return (await reasons()).length === 4;
    });
    // Shoppers only see published content.
    const call = `/omnis/v3/divisions/${page.division}/pages/${page.id}/`;
    expect((await owner.get(call)).body.properties.title.value).toBe('Second');
    const { text } = await app.visitor(shop.code).get('/faqs/');
    expect(text).not.toContain('Second');
  });

  it('is in no revision if it was refused, even when one is recorded at that moment', async () => {
    const pages = `/omnis/v3/divisions/${page.division}/pages/`;
    await owner.post(pages, { url: '/taken/', blocks: [] });
    const refused = { url: '/taken/', properties: { title: { value: 'Refused' } } };
    for (let nth = 0; nth < 10; nth += 1) {
      const patched = owner.send('patch', `${pages}${page.id}/`, { body: refused });
      const answers: number[] = [];
      void patched.then(({ status }) => answers.push(status));
      while (answers.length === 0) {
        await app.get(AutomaticRevisions).recordDue(after(11_000));
        await new Promise(setImmediate);
      }
      expect(answers).toEqual([422]);
    }
    expect(await reasons()).toEqual(['external']);
    expect((await owner.get(`${pages}${page.id}/`)).body.properties.title.value).not.toBe(
      'Refused',
    );
  });

  it('RTM-005 is merged after an offline period, also with another edit of the same block', async () => {
    const one = await guests.join(owner, page);
    const other = await guests.join(await app.signInOwner(shop), page);
    const uuid =
      liveBlocks(one.doc).find(({ wire }) => wire.type === 'newsletterSubscribe')?.uuid ?? '';
    const valuesIn = ({ doc }: Joined) => liveBlock(doc, uuid)?.wire.properties ?? {};
    one.provider.disconnect();
    setProperty(one.doc, 'me', { uuid, name: 'title', value: 'From afar' });
    setProperty(other.doc, 'me', { uuid, name: 'font', value: 'Georgia' });
    one.provider.connect();
    for (const joined of [one, other]) {
      await until(() => valuesIn(joined)['title']?.value === 'From afar');
      await until(() => valuesIn(joined)['font']?.value === 'Georgia');
    }
  });

  it('is stored when the process stops, and its members move to another process', async () => {
    const second = await startOwnApp();
    url = second.url;
    const { doc } = await guests.join(owner, page);
    const other = await guests.join(owner, page);
    const watching = await guests.joinRaw(owner, page);
    setPageProperty(doc, 'me', { name: 'title', value: 'Told' });
    // Presence also causes frames, so only the content proves that the process has the edit.
    await until(() => titleIn(other.doc) === 'Told');
    await second.close();
    expect(await watching.ended).toBe(closeCodes.draining);
    expect(titleIn((await opened()).doc)).toBe('Told');
  });

  it('reaches every process, as does presence', async () => {
    const second = await startOwnApp();
    try {
      const one = await guests.join(owner, page);
      url = second.url;
      const other = await guests.join(await app.signInOwner(shop), page);
      setPageProperty(one.doc, 'me', { name: 'title', value: 'Here' });
      setPageProperty(other.doc, 'me', { name: 'description', value: 'There' });
      await until(() => titleIn(other.doc) === 'Here');
      await until(() => one.doc.getMap('props').toJSON()['description'] === 'There');
      const seen = (by: Joined, of: Joined) =>
        by.provider.awareness.getStates().get(of.doc.clientID)?.['selected'];
      // Longer than typical presence messages, to prove that the transport carries them.
      const long = 'x'.repeat(3_000);
      one.provider.awareness.setLocalState({ user: {}, selected: 'here', long });
      other.provider.awareness.setLocalState({ user: {}, selected: 'there', long });
      await until(() => seen(other, one) === 'here' && seen(one, other) === 'there');
      one.provider.awareness.setLocalStateField('selected', 'elsewhere');
      await until(() => seen(other, one) === 'elsewhere');
      other.provider.destroy();
      await until(() => seen(one, other) === undefined);
    } finally {
      guests.leave();
      await second.close();
    }
  });
});
