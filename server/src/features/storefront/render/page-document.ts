import { createHash } from 'node:crypto';

import type { PagePayload, ShopFrame } from '@selvedge/shared/storefront/contract';
import type { ShopScreen } from '@selvedge/shared/storefront/screens';
import type { SiteVerification } from '@selvedge/shared/stores/contract';
import escapeHtml from 'escape-html';

import { noCode, type CustomCode } from './custom-code.js';
import { inlineJson } from './inline-text.js';
import { proofsOf, structuredScripts, titlesOf } from './page-head.js';
import { memoizeByObject } from '../../../platform/memoize-by-object.js';
import type { PageFiles } from './shop-bundle.adapter.js';
import type { ShopPage } from './shop-page.js';

/** A whole page, and the hashes of what stands inline in it, for its policy. */
export interface PageDocument {
  readonly html: Buffer;
  readonly styleHashes: readonly string[];
}

/** What of a payload is somebody's own. */
export type Personal = Omit<PagePayload, keyof ShopPage>;

/** A theme's CSS custom property → value. */
export type ThemeProperties = Readonly<Record<string, string>>;

/** What a page holds besides what it shows. */
export interface PageExtras {
  readonly files: PageFiles;
  readonly properties: ThemeProperties;
  readonly favicon: string;
  readonly now: Date;
  readonly verification?: SiteVerification | undefined;
  readonly code: CustomCode;
}

/** The same page is shown to several people, on several hosts, and a frame is around many screens. */
const frameBytes = memoizeByObject((frame: ShopFrame) => Buffer.from(inlineJson(frame)));
const screenBytes = memoizeByObject((screen: ShopScreen) => Buffer.from(inlineJson(screen)));

/** CSP level 3: the source expression of an inline element's text. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The faces of the theme's own fonts, its properties, and the files: the same on every page of a kind. */
const lookOf = memoizeByObject((files: PageFiles) =>
  memoizeByObject((properties: ThemeProperties) => {
    const values = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
    const text = `${files.fontFaces}:root{${values.join(';')}}`;
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

function headOf(page: ShopPage, { favicon, verification }: PageExtras): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    titlesOf(page),
    verification === undefined ? '' : proofsOf(verification),
    `<link rel="icon" href="${escapeHtml(favicon)}">`,
  ].join('');
}

/** In half the time of `Buffer.from`, where a page holds a sign that is none of ASCII, as `£`. */
const utf8 = new TextEncoder();

const bodyStart = Buffer.from('</head><body><div id="root">');
/** EDT-002: until an editor has accepted it, nothing on the page can be pointed at, or focused. */
const inertStart = Buffer.from('</head><body><div id="root" inert>');
const stateStart = Buffer.from('</div><script type="application/json" id="payload">{"frame":');
const screenStart = Buffer.from(',"screen":');

/** The document around a rendered page. */
export function pageDocument(
  page: ShopPage,
  personal: Personal,
  markup: string,
  extras: PageExtras,
): PageDocument {
  const { files, properties, now, code } = extras;
  const look = lookOf(files)(properties);
  // Each piece by itself: one sign of another script would make all of them take twice the memory.
  const pieces = [
    Buffer.from(headOf(page, extras)),
    look.bytes,
    structuredScripts(page, now),
    personal.modes?.page === 'unknown' ? inertStart : bodyStart,
    utf8.encode(markup),
    stateStart,
    frameBytes(page.frame),
    screenStart,
    screenBytes(page.screen),
    // SEO-011: behind everything of ours, which markup that is never closed cannot swallow.
    Buffer.from(`,${inlineJson(personal).slice(1)}</script>${code.markup}</body></html>`),
  ];
  const styleHashes = code === noCode ? look.hashes : [...look.hashes, ...code.styleHashes];
  return { html: Buffer.concat(pieces), styleHashes };
}
