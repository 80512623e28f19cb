import { createHash } from 'node:crypto';

import type { PagePayload } from '@selvedge/shared/storefront/contract';

import { noCode } from './custom-code.js';
import { inlineJson, pageDocument } from './page-document.js';
import type { PageFiles } from './shop-bundle.js';

const payload: PagePayload = {
  frame: {
    name: 'Tide & "Thread"',
    division: 7,
    theme: { name: 'tropic', css: { '--primary-color': '#0d4f40', '--border-radius': '4px' } },
    mainMenu: [],
    sitewideBanner: null,
    logo: null,
    origin: 'http://tide.localhost',
    layout: { headerLayout: 'start', searchBar: false, footerVisible: true },
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
  basketQuantity: null,
};
const extras = { favicon: 'data:,', now: new Date('2026-11-21T09:00:00Z'), code: noCode };
const files: PageFiles = {
  styles: ['/assets/a.css', '/assets/b.css'],
  fonts: ['/assets/f.woff2'],
  fontFaces: '@font-face{font-family:f}',
  loader: '/assets/loader.js',
  program: '/assets/program.js',
  modules: ['/assets/screen.js', '/assets/banner.js'],
};

describe('the document of a page', () => {
  const { html: bytes, styleHashes } = pageDocument(payload, '<main>Hello</main>', files, extras);
  const html = bytes.toString();

  it('SEO-001 carries title, description and canonical, each escaped', () => {
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>');
    expect(html).toContain('content="A &quot;quoted&quot; &lt;b&gt;word&lt;/b&gt;"');
    expect(html).toContain('<link rel="canonical" href="http://tide.localhost/403/">');
    expect(html).toContain('property="og:site_name" content="Tide &amp; &quot;Thread&quot;"');
  });

  it('SEO-007 says noindex only where it should', () => {
    expect(html).toContain('<meta name="robots" content="noindex">');
    const head = { ...payload.head, noindex: false, image: 'http://tide.localhost/a.webp?w=1' };
    const indexed = pageDocument({ ...payload, head }, '', files, extras).html.toString();
    expect(indexed).not.toContain('noindex">');
    expect(indexed).toContain('property="og:image" content="http://tide.localhost/a.webp?w=1"');
    expect(indexed).toContain('summary_large_image');
    expect(indexed).toContain('name="twitter:image" content="http://tide.localhost/a.webp?w=1"');
  });

  it('NFR-008 names the hash of its inline style, and has no other inline style or program', () => {
    const [, style = ''] = /<style>(.*?)<\/style>/.exec(html) ?? [];
    expect(style).toBe(
      '@font-face{font-family:f}:root{--primary-color:#0d4f40;--border-radius:4px}',
    );
    const hash = createHash('sha256').update(style).digest('base64');
    expect(styleHashes).toEqual([`sha256-${hash}`]);
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html.match(/<script (?!type="application\/json"|type="module" src=)/g)).toBeNull();
  });

  it('NFR-005 starts with the loader alone, and tells it where the program is', () => {
    expect(html).toContain(
      '<script type="module" src="/assets/loader.js" data-program="/assets/program.js" data-modules="/assets/screen.js /assets/banner.js"></script>',
    );
    expect(html).toContain('crossorigin href="/assets/f.woff2"');
    expect(html.indexOf('/assets/a.css')).toBeLessThan(html.indexOf('/assets/b.css'));
  });

  it('gives the browser the payload that the server rendered from', () => {
    const [, state = ''] = /id="payload">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(state)).toEqual(payload);
  });
});

describe('JSON within a page', () => {
  it('cannot end its script element, nor open a comment', () => {
    const text = '</script><!--<script>';
    expect(inlineJson({ text })).not.toContain('<');
    expect(JSON.parse(inlineJson({ text }))).toEqual({ text });
  });
});
