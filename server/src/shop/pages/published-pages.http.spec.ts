import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { foreignPage } from '../../features/pages/pages.testing.js';
import { asPage, block, headIn, screenIn } from '../../features/storefront/storefront.testing.js';
import { ShopWithPages, type Fields } from './published.testing.js';

describe('owner-made page', () => {
  let app: TestApp;
  let site: ShopWithPages;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    site = await ShopWithPages.open(app);
  });
  afterAll(() => app.close());

  it('RTE-060 RTE-061 is shown at its address with its blocks', async () => {
    // The constant has the loose types of the wire format.
    await site.publish({ ...(foreignPage as unknown as Fields), url: '/faqs/' });
    const answer = await site.get('/faqs/');
    expect(answer.status).toBe(200);
    const { blocks, page } = screenIn(answer, 'page');
    expect(page).toMatchObject({ url: '/faqs/', title: 'Questions', layout: 'standard' });
    expect(blocks.map(({ type, id }) => [type, id])).toEqual([
      ['text', 502],
      ['newsletterSubscribe', 503],
    ]);
    expect(blocks[1]?.properties).toMatchObject({
      title: 'Hear from us',
      mailingList: 7,
      stacked: false,
      formBorderRadius: '6px',
      buttonBorderRadius: null,
    });
  });

  it('BLK-037 shows sanitized HTML and keeps what was stored', async () => {
    const html = foreignPage.blocks[0].properties.html.value;
    const { id } = await site.publish({ url: '/x/', blocks: [block('text', { html })] });
    const { text } = await site.get('/x/');
    expect(text).toContain('<h2 style="color:#123456">How?</h2><p>So</p>');
    expect(text).not.toContain('onclick');
    const stored = await site.pages.read(site.shop.division, id);
    expect(stored.blocks[0]?.properties?.['html']?.value).toBe(html);
  });

  it('RTE-067 is revalidated on every visit', async () => {
    const fields = (html: string) => ({ url: '/x/', blocks: [block('text', { html })] });
    const { id } = await site.publish(fields('<p>Before</p>'));
    const { headers } = await site.get('/x/');
    expect(headers['cache-control']).toBe('private, no-cache');
    const conditional = { ...asPage.headers, 'if-none-match': String(headers['etag']) };
    const again = () => app.visitor(site.shop.code).get('/x/', { headers: conditional });
    expect((await again()).status).toBe(304);
    const draft = { fields: fields('<p>After</p>') };
    await site.pages.change(site.context, id, { draft, isDraft: false });
    expect((await again()).text).toContain('<p>After</p>');
  });

  it('BLK-025 BLK-038 BLK-033 allows frames of exactly the hosts that its blocks name', async () => {
    const film = block('youtube', { videoId: 'aqz-KE-bpKQ' });
    const map = block('iframe', { src: 'https://maps.example/embed?q=a' });
    const show = { ...block('slideshow', {}), items: [block('slide', { title: 'First' })] };
    await site.publish({ url: '/x/', blocks: [{ ...block('row', {}), items: [film, map] }, show] });
    await site.publish({ url: '/y/', blocks: [block('text', { html: '<p>y</p>' })] });
    const { headers, text } = await site.get('/x/');
    expect(headers['content-security-policy']).toMatch(
      /; frame-src 'self' https:\/\/www\.youtube-nocookie\.com https:\/\/maps\.example$/,
    );
    expect(text).toContain('src="https://maps.example/embed?q=a"');
    expect(text).toMatch(/aria-roledescription="carousel".*First/);
    expect((await site.get('/y/')).headers['content-security-policy']).not.toContain('frame-src');
  });

  it('SEO-004 BLK-039 folds answers under their questions and marks both up for search engines', async () => {
    const answer = block('text', { html: '<p>In a <b>week</b>.</p>' });
    const question = { ...block('expandable', { title: 'When?', startOpen: 1 }), items: [answer] };
    await site.publish({ url: '/x/', blocks: [question] });
    const { text } = await site.get('/x/');
    expect(text).toMatch(/<details[^>]* open=""><summary[^>]*>When\?<.*In a <b>week<\/b>/);
    expect(text).toContain(
      '"@type":"Question","name":"When?","acceptedAnswer":{"@type":"Answer","text":"\\u003cp>In a',
    );
  });

  it('SEO-001 SEO-007 has the owner’s metadata in its head', async () => {
    const properties = {
      title: { value: 'About us' },
      description: { value: 'Who we are' },
      ogImage: { value: '/images/mockups/tote/front/e9dfca/terrazzo' },
    };
    await site.publish({ url: '/about/us/', properties });
    const head = headIn(await site.get('/about/us/'));
    expect(head).toMatchObject({
      title: `About us – ${site.shop.name}`,
      description: 'Who we are',
      canonical: `http://${site.shop.code}.localhost/about/us/`,
      noindex: false,
    });
    expect(head.image).toContain('/images/mockups/tote/front/e9dfca/terrazzo');
  });

  it.each<[string, Fields]>([
    ['is not in the site map', { sitemap: false }],
    ['is not in the site map ("0")', { sitemap: '0' }],
  ])('SEO-007 RTE-066 that %s is hidden from search engines', async (_, fields) => {
    await site.publish({ url: '/hidden/', ...fields });
    expect(headIn(await site.get('/hidden/')).noindex).toBe(true);
    expect((await site.get('/sitemap.xml')).text).not.toContain('/hidden/');
  });

  it('SEO-007 RTE-018 CNT-007 is on the site map', async () => {
    await site.get('/sitemap/');
    await site.publish({
      url: '/size guide/'.replace(' ', '-'),
      properties: { title: { value: 'Sizes' } },
    });
    expect(screenIn(await site.get('/sitemap/'), 'sitemap').pages).toEqual([
      { name: 'Sizes', url: '/size-guide/' },
      // Every shop has these pages (RTE-037).
      { name: 'Contact', url: '/contact/' },
      { name: 'Get a quote', url: '/get-a-quote/' },
    ]);
    expect((await site.get('/sitemap.xml')).text).toContain(`.localhost/size-guide/</loc>`);
  });

  it('CNT-007 SEO-007 is on neither sitemap if only signed-in visitors see it', async () => {
    const properties = { loginState: { value: 'logged-in' } };
    await site.publish({ url: '/members/', sitemap: true, properties });
    await site.publish({ url: '/open/', sitemap: true });
    const [map, xml] = [await site.get('/sitemap/'), await site.get('/sitemap.xml')];
    const urls = screenIn(map, 'sitemap').pages.map(({ url }) => url);
    expect([urls.includes('/open/'), urls.includes('/members/')]).toEqual([true, false]);
    expect(xml.text).toContain('/open/</loc>');
    expect(xml.text).not.toContain('/members/');
  });

  it('RTE-062 replaces the default home page at /', async () => {
    expect(screenIn(await site.get('/'), 'home').name).toBe('home');
    expect(await site.outcome('/')).toBe('hit');
    const { id } = await site.publish({ url: '/', blocks: [block('spacer')] });
    expect(screenIn(await site.get('/'), 'page').blocks).toHaveLength(1);
    await site.pages.unpublish(site.context, id);
    expect(screenIn(await site.get('/'), 'home').name).toBe('home');
  });

  it('RTE-001 redirects other spellings of its address', async () => {
    await site.publish({ url: '/about/' });
    const { status, headers } = await site.get('/About?x=1');
    expect([status, headers['location']]).toEqual([308, '/about/?x=1']);
    // Also redirects once the page is cached, although the router matches its address without the
    // slash.
    expect([await site.outcome('/about/'), await site.outcome('/about/')]).toEqual(['miss', 'hit']);
    expect((await site.get('/about')).status).toBe(308);
    expect((await site.get('/nothing')).status).toBe(404);
    expect((await site.get('/%E0%A4%A')).status).toBe(400);
  });

  it('STO-030 belongs to one shop', async () => {
    await site.publish({ url: '/about/' });
    const other = await app.openStore();
    expect((await app.visitor(other.code).get('/about/', asPage)).status).toBe(404);
  });
});
