import type { SiteVerification } from '@selvedge/shared/stores/contract';
import escapeHtml from 'escape-html';

import { inlineJson } from './inline-text.js';
import { memoizeByObject } from '../../../platform/memoize-by-object.js';
import type { ShopPage } from './shop-page.js';
import { structuredData } from './structured-data.js';

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}

/** Head elements for search engines and link previews (SEO-001, SEO-013). */
export const titlesOf = memoizeByObject(({ head, frame, screen }: ShopPage): string => {
  const { title, description, canonical, image, noindex } = head;
  const picture =
    image === null
      ? []
      : [meta('property', 'og:image', image), meta('name', 'twitter:image', image)];
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(noindex ? [meta('name', 'robots', 'noindex')] : []),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', screen.name === 'product' ? 'product' : 'website'),
    meta('property', 'og:url', canonical),
    meta('property', 'og:site_name', frame.name),
    ...picture,
    meta('name', 'twitter:card', image === null ? 'summary' : 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
  ].join('');
});

/** Ownership proofs in the form that each service expects (SEO-012). */
export const proofsOf = memoizeByObject(
  ({ google, pinterest, facebook }: SiteVerification): string => {
    const proofs = [
      ['google-site-verification', google],
      ['p:domain_verify', pinterest],
      ['facebook-domain-verification', facebook],
    ] as const;
    return proofs.map(([name, token]) => (token === '' ? '' : meta('name', name, token))).join('');
  },
);

const lastScripts = memoizeByObject((_: ShopPage) => ({ day: '', bytes: Buffer.alloc(0) }));

/**
 * Structured data (SEO-004 to SEO-009), which changes daily because of offers. It is data, not
 * script, so the policy need not list it.
 */
export function structuredScripts(page: ShopPage, now: Date): Buffer {
  const last = lastScripts(page);
  const day = now.toISOString().slice(0, 'yyyy-mm-dd'.length);
  if (last.day === day) return last.bytes;
  const scripts = structuredData(page, now).map(
    (data) => `<script type="application/ld+json">${inlineJson(data)}</script>`,
  );
  return Object.assign(last, { day, bytes: Buffer.from(scripts.join('')) }).bytes;
}
