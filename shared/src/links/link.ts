/** Effect of following a link. */
export type Link =
  /** `@name` triggers the named action. */
  | { readonly kind: 'action'; readonly name: string }
  /** A bare hash. */
  | { readonly kind: 'nothing' }
  /** An anchor of the page, or a path on this host. */
  | { readonly kind: 'internal'; readonly href: string }
  /** Another host, opened in a new tab. */
  | { readonly kind: 'external'; readonly href: string }
  /** Another program: e-mail, telephone, socket. */
  | { readonly kind: 'other'; readonly href: string }
  /** Anything else; leads to the page about blocked links. */
  | { readonly kind: 'blocked' };

/** Schemes that lead to another host. */
const web = new Set(['https', 'http']);
/** Other allowed schemes; `data` is only for images. */
const programs = new Set(['wss', 'ws', 'mqtts', 'mqtt', 'mailto', 'tel', 'dtg']);

/**
 * Control and invisible characters. Browsers remove them from addresses, so they could hide a
 * scheme.
 */
const invisible =
  // The pattern matches control characters on purpose.
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g;
const scheme = /^([a-z][a-z0-9+.-]*):/i;

/**
 * Classifies a link as a browser would read it, and allows only listed schemes (UTL-001 to
 * UTL-004). `origin` is the shop's own, such as `https://tropic.example`; its absolute links are
 * internal.
 */
export function linkOf(raw: string, origin?: string): Link {
  const text = raw.replaceAll(invisible, '').trim();
  if (text === '#' || text === '') return { kind: 'nothing' };
  if (text.startsWith('@')) return actionOf(text.slice(1));
  const [, name] = scheme.exec(text) ?? [];
  // Browsers read a backslash as a slash, so `/\host` is another host.
  const href = text.replaceAll('\\', '/');
  if (name === undefined) return href.startsWith('//') ? external(href) : internal(href);
  if (web.has(name.toLowerCase())) return isWithin(href, origin) ? internal(text) : external(text);
  return programs.has(name.toLowerCase()) ? { kind: 'other', href: text } : { kind: 'blocked' };
}

/** Whether an image may be loaded from the address: a path, a web address, or image data. */
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
