import type { MediaItem } from '@selvedge/shared/media/contract';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { OtherHost } from '../../platform/http-client/http-client.testing.js';
import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { film, picture } from '../media/media.testing.js';
import { PagesService } from '../pages/index.js';
import { asPage, block, headIn, screenIn } from '../storefront/storefront.testing.js';
import { ImageFetcher } from './image-fetcher.service.js';
import { keyOfSource } from './external-source.js';

type Draft = Parameters<PagesService['create']>[1];

describe('external images on pages', () => {
  let app: TestApp;
  let other: OtherHost;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    other = await OtherHost.open();
    app = await startApp({ OUTGOING_LOOPBACK: '1' });
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    other.requests.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await other.close();
  });

  const contextOf = ({ division }: Store) => ({
    division,
    actor: 'system:test',
    correlationId: 'outside-pictures',
  });
  const publish = (fields: Draft['fields'], store = shop) =>
    app.get(PagesService).create(contextOf(store), { fields }, false);
  const get = (path: string, store = shop) => app.visitor(store.code).get(path, asPage);
  const image = (src: string, more: Readonly<Record<string, string>> = {}) =>
    block('image', { src, alt: 'A sea', ...more });
  const propertiesIn = (answer: Answer) =>
    screenIn(answer, 'page').blocks.map(
      // Properties are read for any block type.
      ({ properties }) => properties as Readonly<Record<string, unknown>>,
    );
  /** Images in the image blocks of a page. */
  const shown = async (path: string, store = shop) =>
    screenIn(await get(path, store), 'page').blocks.flatMap(({ properties }) =>
      'src' in properties ? [properties.src] : [],
    );
  const outcome = async (path: string) => (await get(path)).headers['x-cache'];
  const isCached = (path: string) => until(async () => (await outcome(path)) === 'hit');
  const isOurs = (source: unknown) => String(source).startsWith('/images/');
  const areOurs = (path: string, store = shop) =>
    until(
      () => shown(path, store),
      (sources) => sources.every(isOurs),
    );
  const fates = async (): Promise<Readonly<Record<string, string>>> => {
    const rows = await app.get(DataSource).query<{ source: string; fate: string }[]>(
      `SELECT source, concat_ws(' ', status, reason) AS fate FROM outside_pictures
         WHERE division_id = $1`,
      [shop.division],
    );
    return Object.fromEntries(rows.map(({ source, fate }) => [source, fate]));
  };
  const served = async (path: string) => {
    other.serve(path, await picture(), 'image/png');
    return other.url(path);
  };

  it('IMG-009 IMG-011 are placeholders until the store’s own copies are available', async () => {
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    const content = await picture('jpeg', 64, 48);
    for (const path of ['/sea.jpg', '/words.jpg?a=1&b=2'])
      other.on(path, (_, response) => void arrival.then(() => response.end(content)));
    const sea = other.url('/sea.jpg');
    const words = other.url('/words.jpg?a=1&b=2').replace('&', '&amp;');
    const html = `<p>Look: <img src="${words}" alt="Waves"></p>`;
    const page = {
      url: '/sea/',
      properties: { ogImage: { value: sea } },
      blocks: [
        image(sea, { srcSet: `${sea} 960w`, placeholderColor: '#abcdef' }),
        block('banner', { image: sea, title: 'Sea' }),
        block('text', { html }),
        image(`http://${shop.code}.localhost/images/mockups/tote/front/e9dfca/terrazzo`),
      ],
    };
    const posted = await owner.post(`/omnis/v3/divisions/${shop.division}/pages/`, page);

    const before = await get('/sea/');
    expect([before.status, before.headers['x-cache']]).toEqual([200, 'miss']);
    expect(before.text).not.toContain(other.url(''));
    expect(headIn(before).image).toBeUndefined();
    const [first, , , own] = propertiesIn(before);
    expect(decodeURIComponent(JSON.stringify(first))).toMatch(
      /"src":"data:image\/svg\+xml,<svg[^>]*><path fill="#abcdef"/,
    );
    expect(first).toMatchObject({ srcSet: null });
    expect(own).toMatchObject({ src: '/images/mockups/tote/front/e9dfca/terrazzo' });
    expect(before.text).toContain('<img alt="Waves" loading="lazy" src="data:image/svg+xml,');
    for (const path of ['/sea/', '/']) await isCached(path);

    arrive();
    const after = await until(
      () => get('/sea/'),
      (answer) => {
        const blocks = JSON.stringify(screenIn(answer, 'page').blocks);
        return !blocks.includes('"data:') && blocks.includes('lazy\\" src=\\"/images/');
      },
    );
    const [shownImage, banner] = propertiesIn(after);
    const src = String(shownImage?.['src']);
    expect(src).toMatch(/^\/images\/[0-9a-f-]{36}$/);
    expect(banner).toMatchObject({ image: src });
    expect(after.text).toContain(`${src}?w=960&amp;v=2 960w`);
    expect(headIn(after).image).toContain(src);
    await isCached('/sea/');
    expect(await outcome('/')).toBe('hit');
    expect((await app.visitor(shop.code).get(src)).status).toBe(200);

    expect([...other.requests].sort()).toEqual(['/sea.jpg', '/words.jpg?a=1&b=2']);
    const stored = await app.get(PagesService).read(shop.division, posted.body.id);
    expect(stored.blocks[2]?.properties?.['html']?.value).toBe(html);
  });

  it('IMG-018 are stored once per content and store', async () => {
    const content = await picture();
    for (const path of ['/one.png', '/two.png']) other.serve(path, content);
    const [one, two] = [other.url('/one.png'), other.url('/two.png')];
    await publish({ url: '/a/', blocks: [image(one), image(two)] });
    await publish({ url: '/b/', blocks: [image(one)] });
    const [first, second] = await areOurs('/a/');
    expect(first).toBe(second);
    expect(await areOurs('/b/')).toEqual([first]);
    // A repeated job, and a job for an image that no page names.
    const fetcher = app.get(ImageFetcher);
    for (const key of [keyOfSource(one), keyOfSource('nobody')])
      await fetcher.fetch(shop.division, key);
    expect([...other.requests].sort()).toEqual(['/one.png', '/two.png']);
    const neighbour = await app.openStore();
    await publish({ url: '/a/', blocks: [image(one)] }, neighbour);
    expect(await areOurs('/a/', neighbour)).not.toEqual([first]);
    // Safe: response of API-036.
    const { data } = (await owner.get('/omnis/v3/artemis/query/')).body as {
      readonly data: readonly MediaItem[];
    };
    expect(data.map(({ name }) => /^(one|two)\.png$/.test(name))).toEqual([true]);
  });

  it('IMG-018 count as used by pages and drafts that name them', async () => {
    const address = await served('/used.png?a=1&b=2');
    const html = `<img src='${address.replace('&', '&amp;')}'>`;
    const draft = { url: '/used/', blocks: [block('text', { html })] };
    const { uuid } = await app.get(PagesService).create(contextOf(shop), { fields: draft }, true);
    await until(async () => (await fates())[address] === 'taken');
    const { body } = await owner.get('/omnis/v3/artemis/query/?macros=used');
    // Safe: response of API-036.
    const [item] = body.data as readonly MediaItem[];
    const path = `/omnis/v3/dashboard/media/${item?.uuid ?? ''}/`;
    const uses = [{ kind: 'page', id: uuid, name: '/used/' }];
    expect((await owner.get(path)).body).toMatchObject({ name: 'used.png', uses });
    const refused = await owner.send('delete', path, {});
    expect([refused.status, refused.body.current]).toEqual([409, { uses }]);
  });

  it('BLK-063 can be videos only in video properties', async () => {
    other.serve('/walk.mp4', film());
    const [walk, sea] = [other.url('/walk.mp4'), await served('/sea.png')];
    const banner = block('banner', { media: 'video', video: walk, image: walk });
    const still = block('banner', { media: 'video', video: sea, image: sea });
    await publish({ url: '/walk/', blocks: [banner, still] });
    const [first, second] = await until(
      async () => propertiesIn(await get('/walk/')),
      (found) => isOurs(found[0]?.['video']) && isOurs(found[1]?.['image']),
    );
    expect(first?.['image']).toMatch(/^data:/);
    expect(second?.['video']).toBeNull();
  });

  it('IMG-012 are given up if they cannot be fetched, and not requested again with every save', async () => {
    const bad = await served('/bad.png');
    other.serve('/bad.png', '<h1>Sea</h1>', 'image/png');
    const large = other.url('/large.png');
    other.on('/large.png', (_, response) => {
      response.writeHead(200, { 'content-length': 20 * 1024 * 1024 + 1 }).write('a');
    });
    const near = 'http://10.0.0.7/a.png';
    const missing = other.url('/gone.png');
    const odd = 'https://[nowhere/a.png';
    const long = other.url(`/${'a'.repeat(2_000)}.png`);
    const all = [bad, large, near, missing, odd, long];
    const { id } = await publish({ url: '/x/', blocks: all.map((source) => image(source)) });
    expect(
      await until(
        fates,
        (found) => Object.values(found).filter((one) => one !== 'wanted').length === 5,
      ),
    ).toEqual({
      [bad]: 'given-up MediaTypeNotAllowed',
      [large]: 'given-up too-large',
      [near]: 'given-up refused',
      [odd]: 'given-up refused',
      [missing]: 'given-up status-404',
    });
    expect((await shown('/x/')).map((source) => source?.slice(0, 18))).toEqual(
      all.map(() => 'data:image/svg+xml'),
    );
    const good = await served('/good.png');
    const fields = { blocks: [...all, good].map((source) => image(source)) };
    await app.get(PagesService).change(contextOf(shop), id, { draft: { fields }, isDraft: false });
    await until(async () => (await fates())[good] === 'taken');
    expect([...other.requests].sort()).toEqual([
      '/bad.png',
      '/gone.png',
      '/good.png',
      '/large.png',
    ]);
  });

  it('IMG-012 are requested again from a busy host', async () => {
    const content = await picture();
    other.on('/busy.png', (_, response) => {
      const isFirst = other.requests.length === 1;
      response.writeHead(isFirst ? 503 : 200).end(isFirst ? 'Later' : content);
    });
    await publish({ url: '/busy/', blocks: [image(other.url('/busy.png'))] });
    await areOurs('/busy/');
    expect(other.requests).toEqual(['/busy.png', '/busy.png']);
  });
});
