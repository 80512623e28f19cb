import { createHash } from 'node:crypto';

import { noCode } from './custom-code.js';
import { inlineJson } from './inline-text.js';
import { pageDocument } from './page-document.js';
import type { PageFiles } from './shop-bundle.adapter.js';
import type { ShopPage } from './shop-page.js';

const page: ShopPage = {
  frame: {
    name: 'Tide & "Thread"',
    division: 7,
    mainMenu: [],
    sitewideBanner: null,
    popup: null,
    measuring: null,
    logo: null,
    origin: 'http://tide.localhost',
    layout: {
      headerLayout: 'start',
      searchBar: false,
      footerVisible: true,
      defaultImage: null,
      gateImage: null,
    },
    hasPolicies: true,
    currencies: null,
    blockedPage: 'https://selvedge.example/404/',
  },
  screen: { name: 'forbidden' },
  head: {
    title: '</title><script>alert(1)</script>',
    description: 'A "quoted" <b>word</b>',
    canonical: 'http://tide.localhost/403/',
    image: null,
    noindex: true,
  },
};
const personal = { basketQuantity: 3 };
const files: PageFiles = {
  styles: ['/assets/a.css', '/assets/b.css'],
  fonts: ['/assets/f.woff2'],
  fontFaces: '@font-face{font-family:f}',
  loader: '/assets/loader.js',
  program: '/assets/program.js',
  screen: '/assets/screen.js',
  modules: ['/assets/screen.js', '/assets/banner.js'],
};
const extras = {
  files,
  properties: { '--primary-color': '#0d4f40', '--border-radius': '4px' },
  favicon: 'data:,',
  now: new Date('2026-11-21T09:00:00Z'),
  code: noCode,
};

describe('page document', () => {
  const { html: bytes, styleHashes } = pageDocument(page, personal, '<main>Hello</main>', extras);
  const html = bytes.toString();

  it('SEO-001 contains title, description and canonical URL, each escaped', () => {
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>');
    expect(html).toContain('content="A &quot;quoted&quot; &lt;b&gt;word&lt;/b&gt;"');
    expect(html).toContain('<link rel="canonical" href="http://tide.localhost/403/">');
    expect(html).toContain('property="og:site_name" content="Tide &amp; &quot;Thread&quot;"');
  });

  it('SEO-007 contains noindex only where required', () => {
    expect(html).toContain('<meta name="robots" content="noindex">');
    const head = { ...page.head, noindex: false, image: 'http://tide.localhost/a.webp?w=1' };
    const indexed = pageDocument({ ...page, head }, personal, '', extras).html.toString();
    expect(indexed).not.toContain('noindex">');
    expect(indexed).toContain('property="og:image" content="http://tide.localhost/a.webp?w=1"');
    expect(indexed).toContain('summary_large_image');
    expect(indexed).toContain('name="twitter:image" content="http://tide.localhost/a.webp?w=1"');
  });

  it('NFR-008 lists the hash of its inline style, and has no other inline style or script', () => {
    const [, style = ''] = /<style>(.*?)<\/style>/.exec(html) ?? [];
    expect(style).toBe(
      '@font-face{font-family:f}:root{--primary-color:#0d4f40;--border-radius:4px}',
    );
    const hash = createHash('sha256').update(style).digest('base64');
    expect(styleHashes).toStrictEqual([`sha256-${hash}`]);
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html.match(/<script (?!type="application\/json"|type="module" src=)/g)).toBeNull();
  });

  it('NFR-005 starts with the loader only, and names the program for it', () => {
    expect(html).toContain(
      '<script type="module" src="/assets/loader.js" data-program="/assets/program.js" data-screen="/assets/screen.js" data-modules="/assets/screen.js /assets/banner.js"></script>',
    );
    expect(html).toContain('crossorigin href="/assets/f.woff2"');
    expect(html.indexOf('/assets/a.css')).toBeLessThan(html.indexOf('/assets/b.css'));
  });

  it('contains the payload that the server rendered from', () => {
    const [, state = ''] = /id="payload">(.*?)<\/script>/.exec(html) ?? [];
    const { frame, screen } = page;
    expect(JSON.parse(state)).toStrictEqual({ frame, screen, ...personal });
  });
});

describe('inline JSON', () => {
  it('cannot end its script element or open a comment', () => {
    const text = '</script><!--<script>';
    expect(inlineJson({ text })).not.toContain('<');
    expect(JSON.parse(inlineJson({ text }))).toStrictEqual({ text });
  });
});
