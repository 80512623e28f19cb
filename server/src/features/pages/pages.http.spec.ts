import type { PageListing } from '@selvedge/shared/pages/page';

import { EventLog } from '../../platform/event-log/event-log.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { foreignPage, StorePages } from './pages.testing.js';

describe('page API', () => {
  let app: TestApp;
  let pages: StorePages;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    pages = await StorePages.open(app);
  });
  afterAll(() => app.close());

  it('API-031 API-032 PAG-002 PAG-016 returns a page as it was sent, unknown fields included', async () => {
    const { status, body } = await pages.post(foreignPage);
    expect(status).toBe(201);
    const { id, uuid, version, preloadables, ...rest } = body;
    expect(preloadables).toContain('src/blocks/text/view.tsx');
    expect(rest).toEqual({ ...foreignPage, url: '/faqs/', divisionId: pages.shop.division });
    expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
    expect(version).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
    expect(await pages.read(id)).toEqual(body);
  });

  it('PAG-023 lists the images and chunks of the first blocks of the last save', async () => {
    const picture = (src: string) => ({
      properties: { ...templated('image'), src: { value: src } },
    });
    const templated = (template: string) => ({ template: { value: template } });
    const { body } = await pages.post({ url: '/ahead/', blocks: [picture('/images/a')] });
    const chunk = 'src/blocks/image/view.tsx';
    expect(body.preloadables).toEqual(['/images/a', chunk]);
    const sent = { blocks: [picture('/images/b')], preloadables: ['/images/c'] };
    expect((await pages.patch(body.id, sent)).body.preloadables).toEqual(['/images/b', chunk]);
    expect((await pages.read(body.id)).preloadables).toEqual(['/images/b', chunk]);
  });

  it('API-032 accepts the maximum number of blocks', async () => {
    const [block] = foreignPage.blocks;
    const blocks = Array.from({ length: 1_000 }, () => ({ ...block, items: [] }));
    const { status, body } = await pages.post({ url: '/long/', blocks });
    expect(status).toBe(201);
    expect(body.blocks).toHaveLength(1_000);
    expect((await pages.patch(body.id, body)).status).toBe(200);
  });

  it('API-032 keeps the id that a page comes with, unless another page of the store has it', async () => {
    const named = async (id: unknown, url: string) => (await pages.post({ id, url })).body.id;
    expect(await named(4_711, '/a/')).toBe(4_711);
    expect((await pages.read(4_711)).url).toBe('/a/');
    expect(await named(4_711, '/b/')).not.toBe(4_711);
    const together = await Promise.all(['/c/', '/d/', '/e/'].map((url) => named(999_999_999, url)));
    expect(new Set(together).size).toBe(3);
    expect(together).toContain(999_999_999);
    for (const [index, odd] of [0, -1, 1.5, 1_000_000_000, '17', null].entries())
      expect([odd, 17]).not.toContain(await named(odd, `/odd-${index}/`));
    const neighbour = await app.openStore();
    const next = Number(await named(undefined, '/f/')) + 1;
    expect(await named(next, '/g/')).toBe(next);
    expect(await named(undefined, '/h/')).toBeGreaterThan(next);
    const theirs = await (
      await app.signInOwner(neighbour)
    ).post(pages.call('', neighbour.division), { id: 4_711 });
    expect(theirs.body.id).toBe(4_711);
  });

  it('API-033 records no revision for an unchanged page', async () => {
    const { body } = await pages.post(foreignPage);
    const again = await pages.patch(body.id, body);
    expect([again.status, again.body]).toEqual([200, body]);
  });

  it('API-033 keeps fields that a change omits, and assigns ids to new parts', async () => {
    const { body } = await pages.post(foreignPage);
    const block = { type: 'spacer', properties: { template: { value: 'spacer' } } };
    const changed = await pages.patch(body.id, { blocks: [...body.blocks, block] });
    expect(changed.body).toMatchObject({ url: '/faqs/', properties: body.properties });
    expect(changed.body.blocks.slice(0, 3)).toEqual(body.blocks);
    const { id, properties } = changed.body.blocks[3];
    expect([id, properties.template]).toEqual([504, { id: 505, value: 'spacer' }]);
  });

  it('PAG-003 PAG-004 PAG-006 PAG-007 PAG-008 RTE-064 fills an empty page with defaults', async () => {
    const { body } = await pages.post({});
    expect(body).toMatchObject({
      url: `/page-${String(body.uuid)}/`,
      divisionId: pages.shop.division,
      layout: 'standard',
      flags: [],
      published: true,
      sitemap: true,
      properties: {},
      blocks: [],
    });
  });

  it('PAG-005 treats flags as a set, one of which marks the homepage', async () => {
    const { body } = await pages.post({
      url: '/welcome/',
      flags: ['homepage', 'spring', 'homepage'],
    });
    expect(body.flags).toEqual(['homepage', 'spring']);
    const refused = await pages.owner.send('delete', pages.at(body.id), {});
    expect([refused.status, refused.body.code]).toEqual([403, 'HomepageStays']);
  });

  it('EVT-003 records every change of a page as events', async () => {
    const { body } = await pages.post({ url: '/told/' }, '?draft=1');
    await pages.patch(body.id, { notes: 'more' });
    await pages.owner.send('post', pages.at(body.id, 'publish/'), {});
    await pages.owner.send('delete', pages.at(body.id), {});
    const events = await app
      .get(EventLog)
      .readStream(pages.shop.division, `page-${String(body.uuid)}`);
    expect(events.map(({ event }) => event.type)).toEqual([
      ...['PageCreated', 'PageRevisionRecorded', 'PageRevisionRecorded'],
      ...['PagePublished', 'PageDeleted'],
    ]);
  });

  it('PAG-021 merges a change of an older version, and names what both sides changed', async () => {
    const { body: first } = await pages.post(foreignPage);
    const titled = { ...first.properties, title: { id: 12, value: 'Answers' } };
    const { body: second } = await pages.patch(first.id, {
      ...first,
      notes: 'a',
      properties: titled,
    });
    const [text, ...others] = first.blocks;
    const late = await pages.patch(first.id, { ...first, notes: 'b', blocks: [...others, text] });
    expect([late.status, late.body.conflicts]).toEqual([200, ['notes']]);
    const { notes, properties, blocks } = late.body;
    expect([notes, properties, blocks]).toEqual(['a', titled, [...others, text]]);
    expect(await pages.read(first.id)).toEqual({ ...late.body, conflicts: undefined });
    const lost = await pages.patch(first.id, { ...first, version: '2001-01-01T00:00:00.000000Z' });
    expect([lost.status, lost.body.current.version]).toEqual([409, late.body.version]);
    expect(second.version < late.body.version).toBe(true);
    expect((await pages.patch(first.id, { notes: 'c' })).body).toMatchObject({
      notes: 'c',
      properties,
    });
  });

  it('keeps a draft unpublished until it is published', async () => {
    const { body } = await pages.post({ url: '/new/' }, '?draft=1');
    expect(body.published).toBe(false);
    const published = await pages.owner.send('post', pages.at(body.id, 'publish/'), {});
    expect([published.status, published.body.published]).toEqual([200, true]);
    await pages.patch(body.id, { published: false });
    expect((await pages.read(body.id)).published).toBe(false);
    await pages.patch(body.id, { published: '1' });
    const unpublished = await pages.owner.send('post', pages.at(body.id, 'unpublish/'), {});
    expect(unpublished.body.published).toBe(false);
  });

  it('API-035 PAG-026 lists pages with their properties, on request only store pages', async () => {
    const { body } = await pages.post(foreignPage);
    await pages.post({ url: '/mail/' });
    const list = `/omnis/v3/divisions/${pages.shop.division}/pages`;
    const all = await pages.owner.get(list);
    expect(all.body.map(({ url }: { url: string }) => url)).toEqual(['/faqs/', '/mail/']);
    const ofShop = await pages.owner.get(`${list}?page-type=StorePage`);
    expect(ofShop.body).toEqual([
      expect.objectContaining({ id: body.id, url: '/faqs/', properties: foreignPage.properties }),
    ]);
  });

  it('lists the publication state of each page, and marks the homepage', async () => {
    const { body } = await pages.post({ url: '/told/' }, '?draft=1');
    await pages.post({ url: '/' });
    const states = async () => {
      const { body: listed } = await pages.owner.get(
        `/omnis/v3/divisions/${pages.shop.division}/pages`,
      );
      return listed.map(({ url, published, hasUnpublishedChanges, isHomepage }: PageListing) => ({
        ...{ [url]: [published, hasUnpublishedChanges] },
        ...(isHomepage && { isHomepage }),
      }));
    };
    const home = { '/': [true, false], isHomepage: true };
    expect(await states()).toEqual([home, { '/told/': [false, false] }]);
    await pages.owner.send('post', pages.at(body.id, 'publish/'), {});
    expect(await states()).toEqual([home, { '/told/': [true, false] }]);
    await pages.patch(body.id, { url: '/moved/' }, '?draft=1');
    expect(await states()).toEqual([home, { '/moved/': [true, true] }]);
    const { body: listed } = await pages.owner.get(
      `/omnis/v3/divisions/${pages.shop.division}/pages`,
    );
    expect(listed.map(({ shopUrl }: PageListing) => shopUrl)).toEqual(['/', '/told/']);
  });

  it('API-034 PAG-012 PAG-024 deletes any page except the homepage', async () => {
    const { body } = await pages.post(foreignPage);
    expect((await pages.owner.send('delete', pages.at(body.id), {})).status).toBe(204);
    expect((await pages.owner.get(pages.at(body.id))).status).toBe(404);
    expect((await pages.owner.send('delete', pages.at(body.id), {})).status).toBe(404);
    expect((await pages.post({ ...foreignPage })).status).toBe(201);
    const home = await pages.post({ url: '/' });
    const refused = await pages.owner.send('delete', pages.at(home.body.id), {});
    expect([refused.status, refused.body.code]).toEqual([403, 'HomepageStays']);
  });

  it('allows each address once', async () => {
    const { body: one } = await pages.post({ url: '/one/' });
    const { body: two } = await pages.post({ url: '/two/' });
    for (const taken of [
      await pages.post({ url: 'ONE' }),
      await pages.patch(two.id, { url: '/one' }),
    ]) {
      expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['url']]);
    }
    // The published page keeps its address until the move is published.
    await pages.patch(one.id, { url: '/moved/' }, '?draft=1');
    expect((await pages.post({ url: '/one/' })).status).toBe(422);
    expect((await pages.post({ url: '/one/', uuid: one.uuid })).status).toBe(409);
  });

  it.each(['0', 'abc', '99999999999', '999999999'])('ERR-038 finds no page %s', async (id) => {
    const { status, body } = await pages.owner.get(pages.call(`${id}/`));
    expect([status, body.message]).toEqual([404, 'We were unable to find this page']);
    expect((await pages.owner.send('patch', pages.call(`${id}/`), { body: {} })).status).toBe(404);
  });
});
