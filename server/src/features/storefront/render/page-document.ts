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

/** A whole page, with the hashes of its inline elements for the policy. */
export interface PageDocument {
  readonly html: Buffer;
  readonly styleHashes: readonly string[];
}

/** Personal part of a payload. */
export type Personal = Omit<PagePayload, keyof ShopPage>;

/** CSS custom properties of a theme, name → value. */
export type ThemeProperties = Readonly<Record<string, string>>;

/** Input of the document besides the payload. */
export interface PageExtras {
  readonly files: PageFiles;
  readonly properties: ThemeProperties;
  readonly favicon: string;
  readonly now: Date;
  readonly verification?: SiteVerification | undefined;
  readonly code: CustomCode;
}

/** Memoized: a frame is shared by many screens, and a page by many visitors and hosts. */
const frameBytes = memoizeByObject((frame: ShopFrame) => Buffer.from(inlineJson(frame)));
const screenBytes = memoizeByObject((screen: ShopScreen) => Buffer.from(inlineJson(screen)));

/** CSP source expression of an inline element's text. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Font faces, theme properties and file links, identical on every page of a kind. */
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

function linksOf({ fonts, styles, loader, program, screen, modules }: PageFiles): string {
  const font = 'rel="preload" as="font" type="font/woff2" crossorigin';
  return [
    ...fonts.map((file) => `<link ${font} href="${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    `<script type="module" src="${loader}" data-program="${program}" data-screen="${screen}" data-modules="${modules.join(' ')}"></script>`,
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

/** Twice as fast as `Buffer.from` for pages with a non-ASCII character such as `£`. */
const utf8 = new TextEncoder();

const bodyStart = Buffer.from('</head><body><div id="root">');
/** Until an editor has accepted the page, nothing on it can be clicked or focused (EDT-002). */
const inertStart = Buffer.from('</head><body><div id="root" inert>');
const stateStart = Buffer.from('</div><script type="application/json" id="payload">{"frame":');
const screenStart = Buffer.from(',"screen":');

/** Builds the document around a rendered page. */
export function pageDocument(
  page: ShopPage,
  personal: Personal,
  markup: string,
  extras: PageExtras,
): PageDocument {
  const { files, properties, now, code } = extras;
  const look = lookOf(files)(properties);
  // Separate buffers: one character outside Latin-1 would double the memory of a combined string.
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
    // Custom code comes last, so that its unclosed markup cannot affect the page's own (SEO-011).
    Buffer.from(`,${inlineJson(personal).slice(1)}</script>${code.markup}</body></html>`),
  ];
  const styleHashes = code === noCode ? look.hashes : [...look.hashes, ...code.styleHashes];
  return { html: Buffer.concat(pieces), styleHashes };
}
