import { createHash } from 'node:crypto';

import type { PagePayload, ShopScreen } from '@selvedge/shared/storefront/contract';
import type { SiteVerification } from '@selvedge/shared/stores/contract';

import { noCode, type CustomCode } from './custom-code.js';
import { remembered } from './remembered.js';
import type { PageFiles } from './shop-bundle.js';
import { structuredData } from './structured-data.js';

/** A whole page, and the hashes of what stands inline in it, for its policy. */
export interface PageDocument {
  readonly html: Buffer;
  readonly styleHashes: readonly string[];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text for an element or a quoted attribute. */
function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** JSON for a script element: no `<`, so that no text in it can end the element or open a comment. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The same screen is shown on several hosts, and to several people. */
const screenBytes = remembered((screen: ShopScreen) => Buffer.from(inlineJson(screen)));

/** CSP level 3: the source expression of an inline element's text. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

type ThemeCss = PagePayload['frame']['theme']['css'];

/** The faces of the theme's own fonts, its properties, and the files: the same on every page of a kind. */
const styleIn = remembered((files: PageFiles) =>
  remembered((css: ThemeCss) => {
    const properties = Object.entries(css).map(([name, value]) => `${name}:${value}`);
    const text = `${files.fontFaces}:root{${properties.join(';')}}`;
    return {
      bytes: Buffer.from(`<style>${text}</style>${linksOf(files)}`),
      hashes: [hashOf(text)],
    };
  }),
);

function linksOf({ fonts, styles, loader, program, modules }: PageFiles): string {
  const font = 'rel="preload" as="font" type="font/woff2" crossorigin';
  return [
    ...fonts.map((file) => `<link ${font} href="${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    `<script type="module" src="${loader}" data-program="${program}" data-modules="${modules.join(' ')}"></script>`,
  ].join('');
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escape(content)}">`;
}

/** SEO-001, SEO-013: what search engines and link previews read. */
function headOf({ head, frame, screen }: PagePayload): readonly string[] {
  const { title, description, canonical, image, noindex } = head;
  const picture =
    image === null
      ? []
      : [meta('property', 'og:image', image), meta('name', 'twitter:image', image)];
  return [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    ...(noindex ? [meta('name', 'robots', 'noindex')] : []),
    `<link rel="canonical" href="${escape(canonical)}">`,
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', screen.name === 'product' ? 'product' : 'website'),
    meta('property', 'og:url', canonical),
    meta('property', 'og:site_name', frame.name),
    ...picture,
    meta('name', 'twitter:card', image === null ? 'summary' : 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
  ];
}

/** SEO-012: as the sites look for it. */
function proofsOf({ google, pinterest, facebook }: SiteVerification): readonly string[] {
  const proofs = [
    ['google-site-verification', google],
    ['p:domain_verify', pinterest],
    ['facebook-domain-verification', facebook],
  ] as const;
  return proofs.flatMap(([name, token]) => (token === '' ? [] : [meta('name', name, token)]));
}

/** SEO-004 to SEO-009. It is data, which no browser runs, so that the policy need not name it. */
function structuredScripts(payload: PagePayload, now: Date): readonly string[] {
  return structuredData(payload, now).map(
    (data) => `<script type="application/ld+json">${inlineJson(data)}</script>`,
  );
}

/** What a page holds besides its screen. */
export interface PageExtras {
  readonly favicon: string;
  readonly now: Date;
  readonly verification?: SiteVerification | undefined;
  readonly code: CustomCode;
}

/** The document around a rendered screen. */
export function pageDocument(
  payload: PagePayload,
  markup: string,
  files: PageFiles,
  { favicon, now, verification, code }: PageExtras,
): PageDocument {
  const { bytes: look, hashes } = styleIn(files)(payload.frame.theme.css);
  const { frame, screen, ...rest } = payload;
  const head = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headOf(payload),
    ...(verification === undefined ? [] : proofsOf(verification)),
    `<link rel="icon" href="${escape(favicon)}">`,
  ];
  const data = structuredScripts(payload, now).join('');
  const state = '<script type="application/json" id="payload">';
  // Each piece by itself: one sign of another script would make all of them take twice the memory.
  const pieces = [
    Buffer.from(head.join('')),
    look,
    Buffer.from(`${data}</head><body><div id="root">`),
    Buffer.from(markup),
    Buffer.from(`</div>${state}{"frame":${inlineJson(frame)},"screen":`),
    screenBytes(screen),
    // SEO-011: behind everything of ours, which markup that is never closed cannot swallow.
    Buffer.from(`,${inlineJson(rest).slice(1)}</script>${code.markup}</body></html>`),
  ];
  const styleHashes = code === noCode ? hashes : [...hashes, ...code.styleHashes];
  return { html: Buffer.concat(pieces), styleHashes };
}
