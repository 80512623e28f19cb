import type { Config } from './config/config.js';

/** Sources of a Content-Security-Policy by directive; an empty list is a directive without value. */
type Policy = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";

/** What every page of ours may load, unless it says more (architecture: no third parties). */
const pagePolicy = {
  'default-src': [self],
  'img-src': [self, 'data:', 'blob:'],
  'object-src': [none],
  'base-uri': [none],
  'form-action': [self],
  'frame-ancestors': [self],
} satisfies Policy;

/** What answers other than pages get: nothing in them is ever to be run or framed. */
export function dataCsp(): string {
  return csp({ 'default-src': [none], 'frame-ancestors': [none] });
}

/**
 * An owner's own markup in a frame (BLK-059): an origin of its own, whose scripts reach neither cookies nor
 * the window around it, and which sends no form. It may load whatever is public.
 */
export function framedMarkupCsp(): string {
  const anywhere = ["'unsafe-inline'", 'https:'];
  return csp({
    sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox', 'allow-scripts'],
    'default-src': [none],
    'script-src': anywhere,
    'style-src': anywhere,
    'img-src': [self, 'https:', 'data:'],
    'font-src': ['https:', 'data:'],
    'media-src': ['https:'],
    'connect-src': ['https:'],
    'frame-src': ['https:'],
    'base-uri': [none],
    'form-action': [none],
    'frame-ancestors': [self],
  });
}

/** The office and the editor: their scripts and styles are files of ours, and of whoever tells robots. */
export function officeCsp(captcha: readonly string[] = []): string {
  return csp({
    ...pagePolicy,
    ...(captcha.length > 0 && {
      'script-src': [self, ...captcha],
      'frame-src': [self, ...captcha],
    }),
    'style-src': [self, "'unsafe-inline'"],
    'connect-src': [self, 'ws:', 'wss:', ...captcha],
  });
}

/** Where the program of reCAPTCHA loads from, if it is switched on. */
export function captchaSources({
  CAPTCHA,
  RECAPTCHA_URL,
}: Pick<Config, 'CAPTCHA' | 'RECAPTCHA_URL'>): readonly string[] {
  if (CAPTCHA !== 'recaptcha') return [];
  return [`${RECAPTCHA_URL}/`, 'https://www.gstatic.com/recaptcha/'];
}

export interface ShopCspSources {
  /** `'sha256-…'` without quotes, of each inline style and script; found when the page is rendered. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  /** Origins beside the own one that scripts may talk to. */
  readonly connect?: readonly string[];
  /** Origins of other hosts that an owner's own code may load from and talk to. */
  readonly hosts?: readonly string[];
  /** Whom the page is measured by: where programs load from, and what is sent. */
  readonly measured?: { readonly scripts: readonly string[]; readonly sends: readonly string[] };
  /** Origins of other hosts of which the page shows pages in frames. */
  readonly frames?: readonly string[];
}

/**
 * The policy of a shop page. It names hashes, not nonces, because the page is cached with it; style
 * attributes are allowed because text blocks carry them.
 */
export function shopCsp(sources: ShopCspSources): string {
  const { styleHashes, scriptHashes, connect = [], hosts = [], frames = [] } = sources;
  const { scripts, sends } = sources.measured ?? { scripts: [], sends: [] };
  return csp({
    ...pagePolicy,
    'img-src': [...pagePolicy['img-src'], ...hosts, ...sends],
    'script-src': [self, ...scriptHashes.map(quoted), ...hosts, ...scripts],
    'style-src': [self, ...styleHashes.map(quoted)],
    'style-src-attr': ["'unsafe-inline'"],
    'connect-src': [self, ...connect, ...hosts, ...sends],
    ...(frames.length > 0 && { 'frame-src': [self, ...frames] }),
  });
}

/** The same policy for a page that nobody but a program at an origin may frame. */
export function framedBy(origin: string, policy: string): string {
  return policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${origin}`);
}

const quoted = (hash: string): string => `'${hash}'`;

function csp(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
