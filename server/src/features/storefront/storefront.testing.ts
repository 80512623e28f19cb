import { createHash } from 'node:crypto';

import type { PagePayload } from '@selvedge/shared/storefront/contract';
import type { ScreenName, ScreenOf } from '@selvedge/shared/storefront/screens';

import type { Answer } from '../../platform/testing/browser.js';

/** The payload that a page was rendered from. */
export function payloadIn({ text }: Answer): PagePayload {
  const [, state = ''] = /id="payload">(.*?)<\/script>/s.exec(text) ?? [];
  return JSON.parse(state);
}

/** The screen of a page, which must be the one expected. */
export function screenIn<Name extends ScreenName>(answer: Answer, name: Name): ScreenOf<Name> {
  const { screen } = payloadIn(answer);
  if (screen.name !== name) throw new Error(`The page shows ${screen.name}, not ${name}.`);
  // Its name has just been compared.
  return screen as ScreenOf<Name>;
}

/** What a page's head says of it, unescaped but for what no test has in it. */
export function headIn({ text }: Answer) {
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(text)?.[1];
  return {
    title: /<title>([^<]*)</.exec(text)?.[1],
    description: meta('description'),
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(text)?.[1],
    image: meta('og:image'),
    noindex: meta('robots') === 'noindex',
  };
}

/** The `script-src` and the like of an answer's policy. */
export function directive({ headers }: Answer, name: string): readonly string[] {
  const policy = String(headers['content-security-policy']).split('; ');
  const [, ...sources] = policy.find((one) => one.startsWith(`${name} `))?.split(' ') ?? [];
  return sources;
}

/** The hashes of the inline styles that an answer holds, as its policy must name them. */
export function styleHashesIn({ text }: Answer): readonly string[] {
  return [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => {
    const hash = createHash('sha256').update(style).digest('base64');
    return `'sha256-${hash}'`;
  });
}

export const asPage = { headers: { accept: 'text/html' } } as const;

/** A block as it travels, new. */
export function block(template: string, values: Readonly<Record<string, string | number>> = {}) {
  const named = Object.entries({ template, ...values });
  const properties = Object.fromEntries(named.map(([name, value]) => [name, { value }]));
  return { type: template, properties };
}
