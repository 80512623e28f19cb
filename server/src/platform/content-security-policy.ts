import type { Config } from './config/config.js';

/** Sources of a Content-Security-Policy by directive; an empty list is a directive without value. */
type Policy = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";

/** The default for all pages: no third parties. */
const pagePolicy = {
  'default-src': [self],
  'img-src': [self, 'data:', 'blob:'],
  'object-src': [none],
  'base-uri': [none],
  'form-action': [self],
  'frame-ancestors': [self],
} satisfies Policy;

/** Policy of answers that are not pages: nothing in them may run or be framed. */
export function dataCsp(): string {
  return csp({ 'default-src': [none], 'frame-ancestors': [none] });
}

/**
 * Policy of owner markup in a frame (BLK-059): an opaque origin without access to cookies or the
 * parent window, and without form submissions. It may load any public resource.
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

/** Policy of office and editor: only their own files and those of the captcha provider. */
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

/** Returns the origins that reCAPTCHA loads from; none if it is disabled. */
export function captchaSources({
  CAPTCHA,
  RECAPTCHA_URL,
}: Pick<Config, 'CAPTCHA' | 'RECAPTCHA_URL'>): readonly string[] {
  if (CAPTCHA !== 'recaptcha') return [];
  return [`${RECAPTCHA_URL}/`, 'https://www.gstatic.com/recaptcha/'];
}

/** Origins of the payment provider that a page with a payment form uses. */
export interface PaymentSources {
  readonly scripts: readonly string[];
  readonly connect: readonly string[];
  readonly frames: readonly string[];
  /** Pages to which a payment form redirects. */
  readonly formTargets: readonly string[];
}

/** For pages without payment form. */
export const noPaymentSources: PaymentSources = {
  ...{ scripts: [], connect: [], frames: [], formTargets: [] },
};

/**
 * Of https://docs.stripe.com/security/guide#content-security-policy, without Google Maps, which only
 * address fields use. The form leads to Stripe's page.
 */
const stripeSources: PaymentSources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  formTargets: ['https://checkout.stripe.com'],
};

/**
 * Whether a page with this policy shows Stripe's fields. Their wallets, such as Google Pay, can open
 * windows, which need `cross-origin-opener-policy: same-origin-allow-popups`.
 */
export function opensWallets(policy: string): boolean {
  return policy.includes(` ${stripeSources.scripts.join(' ')}`);
}

/** Returns the origins of the configured payment provider. */
export function paymentSources({
  PAYMENTS,
  SANDBOX_PAYMENTS_PUBLIC_URL,
}: Pick<Config, 'PAYMENTS' | 'SANDBOX_PAYMENTS_PUBLIC_URL'>): PaymentSources {
  if (PAYMENTS === 'none') return noPaymentSources;
  if (PAYMENTS === 'stripe') return stripeSources;
  const sandbox = [new URL(SANDBOX_PAYMENTS_PUBLIC_URL).origin];
  return { ...noPaymentSources, frames: sandbox, formTargets: sandbox };
}

export interface ShopCspSources {
  /**
   * `sha256-…` without quotes for each inline style and script, computed when the page is rendered.
   */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  /** Further origins that scripts may connect to. */
  readonly connect?: readonly string[];
  /** Origins that an owner's custom code may load from and connect to. */
  readonly hosts?: readonly string[];
  /** Analytics services: origins of their scripts, and origins that they send data to. */
  readonly measured?: { readonly scripts: readonly string[]; readonly sends: readonly string[] };
  /** Origins of pages that the page shows in frames. */
  readonly frames?: readonly string[];
  /** Origins of the payment provider, on a page with a payment form. */
  readonly payment?: PaymentSources;
}

/**
 * Policy of a shop page. It lists hashes instead of nonces because the page is cached with it.
 * Style attributes are allowed because text blocks contain them.
 */
export function shopCsp(sources: ShopCspSources): string {
  const { styleHashes, scriptHashes, connect = [], hosts = [], frames = [] } = sources;
  const { payment = noPaymentSources } = sources;
  const { scripts, sends } = sources.measured ?? { scripts: [], sends: [] };
  const framed = [...frames, ...payment.frames];
  return csp({
    ...pagePolicy,
    'img-src': [...pagePolicy['img-src'], ...hosts, ...sends],
    'form-action': [self, ...payment.formTargets],
    'script-src': [self, ...scriptHashes.map(quoted), ...hosts, ...scripts, ...payment.scripts],
    'style-src': [self, ...styleHashes.map(quoted)],
    'style-src-attr': ["'unsafe-inline'"],
    'connect-src': [self, ...connect, ...hosts, ...sends, ...payment.connect],
    ...(framed.length > 0 && { 'frame-src': [self, ...framed] }),
  });
}

/** The same policy for a page that only a program at `origin` may frame. */
export function framedBy(origin: string, policy: string): string {
  return policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${origin}`);
}

const quoted = (hash: string): string => `'${hash}'`;

function csp(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
