/** Names of the verification meta tags by site. */
export const verificationTags = {
  google: 'google-site-verification',
  pinterest: 'p:domain_verify',
  facebook: 'facebook-domain-verification',
} as const;

export type VerifyingSite = keyof typeof verificationTags;

const code = /^[\w.~=-]{1,200}$/;
const metaTag = /^<meta\s([^<>]+)>$/i;
const attribute = /\s*([a-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/giy;

/**
 * Returns the code from a site's verification tag; undefined for anything else, including tags of
 * other sites.
 */
export function verificationCode(site: VerifyingSite, text: string): string | undefined {
  const inside = metaTag.exec(text.trim())?.[1] ?? '';
  const written = (inside.endsWith('/') ? inside.slice(0, -1) : inside).trimEnd();
  const found = [...written.matchAll(attribute)];
  if (found.map(([all]) => all).join('') !== written) return undefined;
  const values = new Map(found.map(([, name = '', one, two]) => [name.toLowerCase(), one ?? two]));
  const content = values.get('content') ?? '';
  if (values.size !== 2 || values.get('name') !== verificationTags[site]) return undefined;
  return code.test(content) ? content : undefined;
}

/** Whether a text is the site's verification tag or its code alone. */
export function isVerification(site: VerifyingSite, text: string): boolean {
  return code.test(text) || verificationCode(site, text) !== undefined;
}

const frame = /^<iframe\s([^<>]*)>\s*<\/iframe>$/i;
const source = /(?:^|\s)src=(["'])(https:\/\/[^\s"'<>]+)\1/i;

/** Returns the address of a single iframe without scripting; undefined for anything else. */
export function embeddedAddress(text: string): string | undefined {
  const written = frame.exec(text.trim())?.[1];
  if (written === undefined) return undefined;
  const isActive = /(?:^|\s|["'])(?:on\w+|srcdoc)\s*=/i.test(written);
  return isActive ? undefined : source.exec(written)?.[2]?.replaceAll('&amp;', '&');
}
