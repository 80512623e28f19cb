import { slugOf } from '../slug.js';

/** RFC 1035: letters, digits and inner hyphens. */
const form = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Names reserved for the platform, or that could be mistaken for it. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['account', 'accounts', 'admin', 'api', 'app', 'assets', 'atlas', 'auth', 'autodiscover'],
  ...['billing', 'cdn', 'checkout', 'dashboard', 'docs', 'editor', 'ftp', 'help', 'imap'],
  ...['localhost', 'login', 'mail', 'media', 'mx', 'ns1', 'ns2', 'pay', 'payments', 'pop'],
  ...['security', 'signin', 'sign-up', 'smtp', 'staff', 'static', 'status', 'support', 'turbo'],
  ...['www'],
]);

/**
 * Returns why a subdomain is not allowed; undefined if it is. Does not check whether it is taken.
 */
export function subdomainRefusal(code: string): string | undefined {
  if (!form.test(code)) return 'Please use only letters, digits and hyphens between them';
  return RESERVED.has(code) ? 'This address is reserved for the platform' : undefined;
}

/** Derives a subdomain from a name; empty if nothing can be used. */
export function subdomainOf(name: string): string {
  return slugOf(name.normalize('NFKC').replaceAll('&', ' and '), 40);
}
