import { setProperty } from '@selvedge/shared/pages/live/block-commands';
import { liveBlocks } from '@selvedge/shared/pages/live/live-blocks';
import { setPageProperty } from '@selvedge/shared/pages/live/page-commands';
import { pageContentOf } from '@selvedge/shared/pages/live/page-content';
import type { Store } from '@selvedge/shared/stores/contract';

import { EventLog } from '../../../platform/event-log/event-log.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { LivePages, type OpenPage } from '../collab/live-pages.service.js';
import { Author } from '../collab/member-state.js';
import { foreignPage } from '../pages.testing.js';

const me = new Author('customer:1', 'here');

describe('page revisions', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;
  let page: { readonly id: number; readonly uuid: string };

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    page = (await owner.post(pages(), foreignPage)).body;
  });
  afterAll(() => app.close());

  const pages = (rest = '') => `/omnis/v3/divisions/${shop.division}/pages/${rest}`;
  const call = (rest = '') => pages(`${page.id}/${rest}`);
  const patch = (body: object) => owner.send('patch', call(), { body });
  const live = (): Promise<OpenPage> => app.get(LivePages).open(shop.division, page.uuid);
  const retitle = async (value: string): Promise<void> =>
    (await live()).transact(me, (doc) => setPageProperty(doc, me, { name: 'title', value }));
  const titleOf = ({ properties }: { properties: { title: { value: string } } }): string =>
    properties.title.value;

  it('PAG-022 are listed, and restoring one creates a new revision', async () => {
    await patch({ blocks: [], url: '/new/' });
    const restored = await owner.post(call('revisions/1/restore/'));
    expect(restored.status).toBe(200);
    expect(restored.body).toMatchObject({
      url: '/faqs/',
      blocks: foreignPage.blocks,
      properties: foreignPage.properties,
    });
    const { body: list } = await owner.get(call('revisions/'));
    const plain = { author: expect.any(String), restoredFrom: null, isPublished: false };
    expect(list).toEqual([
      { ...plain, rev: 3, version: restored.body.version, reason: 'restore', restoredFrom: 1 },
      { ...plain, rev: 2, version: expect.any(String), reason: 'external', isPublished: true },
      { ...plain, rev: 1, version: expect.any(String), reason: 'external' },
    ]);
    const events = await app.get(EventLog).readStream(shop.division, `page-${page.uuid}`);
    expect(events.at(-1)?.event).toMatchObject({ type: 'PageRestored', rev: 3, fromRev: 1 });
  });

  it('keep unsaved content when an earlier revision is restored', async () => {
    await retitle('Never saved');
    await owner.post(call('revisions/1/restore/'));
    const { body: list } = await owner.get(call('revisions/'));
    expect(list).toMatchObject([
      { rev: 3, reason: 'restore', restoredFrom: 1 },
      { rev: 2, reason: 'auto' },
      { rev: 1, reason: 'external' },
    ]);
    expect(titleOf((await owner.get(call('revisions/2/'))).body)).toBe('Never saved');
  });

  it('record the live content', async () => {
    await retitle('Kept live');
    const { status, body } = await owner.post(call('revisions/'));
    expect([status, titleOf(body)]).toEqual([201, 'Kept live']);
    const [last] = (await owner.get(call('revisions/'))).body;
    expect(last).toMatchObject({ rev: 2, version: body.version });
    // An automatic revision of an unused page may come at any moment.
    expect(['save', 'auto']).toContain(last.reason);
  });

  it('PAG-022 can be read one by one', async () => {
    await patch({ url: '/new/' });
    const { body } = await owner.get(call('revisions/1/'));
    expect(body).toMatchObject({ id: page.id, url: '/faqs/', blocks: foreignPage.blocks });
    for (const rev of ['3', '0', 'one']) {
      const { status, body: refusal } = await owner.get(call(`revisions/${rev}/`));
      expect([status, refusal.message]).toEqual([404, 'This version of the page does not exist']);
    }
    expect((await owner.post(call('revisions/3/restore/'))).status).toBe(404);
    expect((await owner.get(pages('999999999/revisions/'))).status).toBe(404);
  });

  it('are not recorded without a change', async () => {
    await live();
    await owner.post(call('revisions/'));
    expect((await owner.get(call('revisions/'))).body).toHaveLength(1);
  });

  it('PAG-021 keep concurrent live edits when a whole page is sent', async () => {
    const { transact, doc } = await bound();
    const block = liveBlocks(doc).find(({ wire }) => wire.type === 'newsletterSubscribe');
    const uuid = block?.uuid ?? '';
    await transact(me, () => setProperty(doc, me, { uuid, name: 'title', value: 'Live' }));
    const { body } = await patch({ ...foreignPage, notes: 'sent' });
    expect(body.conflicts).toBeUndefined();
    expect(body).toMatchObject({
      notes: 'sent',
      blocks: [{}, {}, { properties: { title: { value: 'Live' } } }],
    });
    expect(pageContentOf(doc)).toMatchObject({ notes: 'sent' });
  });

  it('are not recorded if another page has the address, and the live page stays as it was', async () => {
    await owner.post(pages(), { url: '/taken/' });
    const { doc } = await live();
    const refused = await patch({ url: '/taken/', notes: 'sent' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['url']]);
    expect(pageContentOf(doc)).toMatchObject({ url: '/faqs/', notes: foreignPage.notes });
    const { transact } = await bound();
    await transact(me, () => doc.getMap('page').set('url', '/basket/'));
    const published = await owner.post(call('publish/'));
    expect([published.status, Object.keys(published.body.errors)]).toEqual([422, ['url']]);
  });

  it('contain everything that concurrent requests sent', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(names.map((name) => patch({ [name]: true })));
    const { body } = await owner.get(call());
    expect(names.filter((name) => body[name] === true)).toEqual(names);
  });

  it('are copied to a new unpublished page', async () => {
    await retitle('Kept live');
    const { status, body } = await owner.post(call('duplicate/'));
    expect([status, body.url, body.published, titleOf(body)]).toEqual([
      ...[201, '/faqs-copy/', false, 'Kept live'],
    ]);
    expect(body.id).not.toBe(page.id);
    const { body: second } = await owner.post(call('duplicate/'));
    expect(second.url).toBe('/faqs-copy-2/');
  });

  /** The live page with bound methods. */
  async function bound() {
    const open = await live();
    const transact: OpenPage['transact'] = (author, change) => open.transact(author, change);
    return { doc: open.doc, transact };
  }
});
