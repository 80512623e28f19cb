import { createHash } from 'node:crypto';

import type { PagePayload } from '@selvedge/shared/storefront/contract';
import type { ScreenName, ScreenOf } from '@selvedge/shared/storefront/screens';

import type { Answer } from '../../platform/testing/browser.js';

/** Payload from which a page was rendered. */
export function payloadIn({ text }: Answer): PagePayload {
  const [, state = ''] = /id="payload">(.*?)<\/script>/s.exec(text) ?? [];
  return JSON.parse(state);
}

/** Returns the screen of a page; fails if it is not the expected one. */
export function screenIn<Name extends ScreenName>(answer: Answer, name: Name): ScreenOf<Name> {
  const { screen } = payloadIn(answer);
  if (screen.name !== name) throw new Error(`The page shows ${screen.name}, not ${name}.`);
  // The name was compared above.
  return screen as ScreenOf<Name>;
}

/** Head data of a page, with only the escapes that occur in tests decoded. */
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

/** Sources of a directive in the response's policy, for example `script-src`. */
export function directive({ headers }: Answer, name: string): readonly string[] {
  const policy = String(headers['content-security-policy']).split('; ');
  const [, ...sources] = policy.find((one) => one.startsWith(`${name} `))?.split(' ') ?? [];
  return sources;
}

/** Hashes of the inline styles in a response, as its policy must list them. */
export function styleHashesIn({ text }: Answer): readonly string[] {
  return [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => {
    const hash = createHash('sha256').update(style).digest('base64');
    return `'sha256-${hash}'`;
  });
}

export const asPage = { headers: { accept: 'text/html' } } as const;

/** A new block in wire format. */
export function block(template: string, values: Readonly<Record<string, string | number>> = {}) {
  const named = Object.entries({ template, ...values });
  const properties = Object.fromEntries(named.map(([name, value]) => [name, { value }]));
  return { type: template, properties };
}
