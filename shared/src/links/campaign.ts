import type { Query } from '../screens/query.js';

/** Maximum length of a value; longer ones are omitted. */
const longestValue = 200;
/** Maximum number: source, medium, campaign, term, content, id, and a few custom ones. */
const mostParameters = 10;

/**
 * Adds the `utm_*` parameters of a request to its redirect target, so that the visit is attributed
 * to its campaign. Parameters that the target already has take precedence.
 */
export function withCampaign(href: string, query: Query): string {
  const [, path = '', ownQuery = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  const own = new Set(
    ownQuery
      .slice(1)
      .split('&')
      .map((part) => part.split('=')[0]),
  );
  const campaign = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    isOfCampaign(name) && typeof value === 'string' && value.length <= longestValue
      ? [[name, value]]
      : [],
  );
  const added = campaign.filter(([name]) => !own.has(name)).slice(0, mostParameters);
  if (added.length === 0) return href;
  const text = added.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
  return `${path}${ownQuery === '' ? '?' : `${ownQuery}&`}${text}${hash}`;
}

function isOfCampaign(name: string): boolean {
  return /^utm_[a-z_]{1,20}$/.test(name);
}

/** Percent-encodes any text; an unpaired surrogate would throw. */
function encoded(value: string): string {
  return encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\ufffd')).replaceAll('%20', '+');
}
