import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import {
  asPage,
  block,
  directive,
  screenIn,
} from '../../features/storefront/storefront.testing.js';
import { PagesService } from '../../features/pages/index.js';

type Draft = Parameters<PagesService['create']>[1];

const hostile = `</iframe><script>top.location='https://bad.example/'</script>
<meta http-equiv="refresh" content="0;url=https://bad.example/">
<base href="https://bad.example/"><a href="javascript:alert(document.cookie)">a</a>
<form action="/logout/" method="post" target="_top"><button>Go</button></form>`;

describe('custom markup', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore({ pro: true });
  });
  afterAll(() => app.close());

  const own = (html: string) => ({ id: 7, ...block('html', { html }) });
  const publish = (fields: Draft['fields'], isDraft = false) =>
    app
      .get(PagesService)
      .create(
        { division: shop.division, actor: 'system:test', correlationId: 'embed' },
        { fields },
        isDraft,
      );
  const get = (path: string) => app.visitor(shop.code).get(path, asPage);

  it('BLK-059 is served unchanged, sandboxed in an opaque origin that cannot submit forms', async () => {
    await publish({ url: '/x/', blocks: [{ ...block('row', {}), items: [own(hostile)] }] });
    const answer = await get('/embed/7/?page=/x/');
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`<body>${hostile}</body>`);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(directive(answer, 'sandbox').toSorted((one, other) => one.localeCompare(other))).toEqual(
      ['allow-popups', 'allow-popups-to-escape-sandbox', 'allow-scripts'],
    );
    expect(directive(answer, 'form-action')).toEqual(["'none'"]);
    expect(directive(answer, 'base-uri')).toEqual(["'none'"]);
    expect(directive(answer, 'frame-ancestors')).toEqual(["'self'"]);
  });

  it('BLK-059 runs in a frame only, and adds no sources to the policy of the page', async () => {
    await publish({ url: '/x/', blocks: [own(hostile)] });
    const page = await get('/x/');
    expect(page.text).toMatch(/<iframe [^>]*src="\/embed\/7\/\?page=%2Fx%2F"/);
    expect(page.text).not.toMatch(/<meta http-equiv="refresh"|<script>top/);
    expect(page.headers['content-security-policy']).not.toMatch(
      /bad\.example|unsafe-inline'.*script/,
    );
    expect(screenIn(page, 'page').blocks.map(({ type }) => type)).toEqual(['html']);
  });

  it('is served for a running variation, and not after the test has ended', async () => {
    const owner = await app.signInOwner(shop);
    const tests = `/omnis/v3/divisions/${shop.division}/split-tests/`;
    const variations = ['old', 'new'].map((name) => ({ name, weight: 1 }));
    const { body } = await owner.post(tests, { name: 'hero', variations });
    const row = (variation: string, id: number) => ({
      ...block('row', { variation }),
      items: [{ id, ...block('html', { html: `<b>The ${variation} one</b>` }) }],
    });
    const items = [row('old', 7), row('new', 8)];
    await publish({ url: '/x/', blocks: [{ ...block('row', { splitTest: 'hero' }), items }] });
    const page = await get('/x/?hero=new');
    expect(page.text).toContain('src="/embed/8/?page=%2Fx%2F"');
    expect((await get('/embed/8/?page=/x/')).text).toContain('<b>The new one</b>');
    const [{ id, variations: made }] = body.tests;
    await owner.post(`${tests}${String(id)}/end/`, { winner: made[0].id });
    const ended = await Promise.all(['7', '8'].map((name) => get(`/embed/${name}/?page=/x/`)));
    expect(ended.map(({ status }) => status)).toEqual([200, 404]);
  });

  it('BLK-059 is not shown if it is larger than a megabyte', async () => {
    await publish({ url: '/x/', blocks: [own('<p>a</p>'.repeat(131_072))] });
    expect((await get('/x/')).text).not.toContain('<iframe');
    expect((await get('/embed/7/?page=/x/')).status).toBe(404);
  });

  it('is served only to visitors who may see its page', async () => {
    await publish({ url: '/draft/', blocks: [own('<b>Hi</b>')] }, true);
    const hidden = { ...own('<b>Hi</b>'), published: 0 };
    await publish({ url: '/x/', blocks: [hidden, { id: 8, ...block('text', { html: 'Hi' }) }] });
    const paths = ['7/?page=/draft/', '7/?page=/x/', '8/?page=/x/', '9/?page=/x/', '7/', 'x/'];
    const answers = await Promise.all(paths.map((path) => get(`/embed/${path}`)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
    expect(answers[0]?.headers['content-security-policy']).not.toContain('sandbox');
    const gated = {
      url: '/y/',
      blocks: [own('<b>Hi</b>')],
      properties: { loginState: { value: 'logged-in' } },
    };
    await publish(gated);
    expect((await get('/embed/7/?page=/y/')).text).not.toContain('<b>Hi</b>');
  });
});
