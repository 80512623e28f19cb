/** What a link in a shop's content does when it is followed. */
export type Link =
  /** LAY-042: `@name` fires the action of that name. */
  | { readonly kind: 'action'; readonly name: string }
  /** LAY-043: a bare hash. */
  | { readonly kind: 'nothing' }
  /** A place of this host: an anchor of the page, or a path. */
  | { readonly kind: 'internal'; readonly href: string }
  /** LAY-045: another host, in a tab of its own. */
  | { readonly kind: 'external'; readonly href: string }
  /** Another program: mail, telephone, a socket. */
  | { readonly kind: 'other'; readonly href: string }
  /** UTL-003: anything else; the reader is sent to the page that says so. */
  | { readonly kind: 'blocked' };

/** UTL-002, those that lead to another host. */
const web = new Set(['https', 'http']);
/** UTL-002, the rest; `data` is for images alone (UTL-004). */
const programs = new Set(['wss', 'ws', 'mqtts', 'mqtt', 'mailto', 'tel', 'dtg']);

/** Controls, and what prints nothing: browsers drop them from an address, so they may hide a scheme. */
const invisible =
  // The point of the pattern is to find controls.
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g;
const scheme = /^([a-z][a-z0-9+.-]*):/i;

/**
 * UTL-001 to UTL-004: reads a link as a browser would, and lets through what is on the list.
 * `origin` is the shop's own, `https://tropic.example`, whose absolute links are internal too.
 */
export function linkOf(raw: string, origin?: string): Link {
  const text = raw.replaceAll(invisible, '').trim();
  if (text === '#' || text === '') return { kind: 'nothing' };
  if (text.startsWith('@')) return actionOf(text.slice(1));
  const [, name] = scheme.exec(text) ?? [];
  // Browsers take a backslash for a slash, so that `/\host` leaves this one.
  const href = text.replaceAll('\\', '/');
  if (name === undefined) return href.startsWith('//') ? external(href) : internal(href);
  if (web.has(name.toLowerCase())) return isWithin(href, origin) ? internal(text) : external(text);
  return programs.has(name.toLowerCase()) ? { kind: 'other', href: text } : { kind: 'blocked' };
}

/** UTL-004: whether a picture may come from there: a path, the web, or image data. */
export function isPictureSource(raw: string): boolean {
  const text = raw.replaceAll(invisible, '').trim();
  if (/^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(text)) return true;
  const { kind } = linkOf(text);
  return kind === 'internal' || kind === 'external';
}

function actionOf(name: string): Link {
  return name === '' ? { kind: 'nothing' } : { kind: 'action', name };
}

function internal(href: string): Link {
  return { kind: 'internal', href };
}

function external(href: string): Link {
  return { kind: 'external', href };
}

function isWithin(href: string, origin: string | undefined): boolean {
  if (origin === undefined) return false;
  const [address, own] = [href.toLowerCase(), origin.toLowerCase()];
  return address === own || /^[/?#]/.test(address.startsWith(own) ? address.slice(own.length) : '');
}
