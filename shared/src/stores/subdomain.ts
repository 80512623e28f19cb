import { slugOf } from '../slug.js';

/** RFC 1035: letters, digits and inner hyphens. */
const form = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Names under the base host that are the platform's own, or that people would take for it. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['account', 'accounts', 'admin', 'api', 'app', 'assets', 'atlas', 'auth', 'autodiscover'],
  ...['billing', 'cdn', 'checkout', 'dashboard', 'docs', 'editor', 'ftp', 'help', 'imap'],
  ...['localhost', 'login', 'mail', 'media', 'mx', 'ns1', 'ns2', 'pay', 'payments', 'pop'],
  ...['security', 'signin', 'sign-up', 'smtp', 'staff', 'static', 'status', 'support', 'turbo'],
  ...['www'],
]);

/** Why a store cannot have the sub-domain; undefined where it may, as long as no other store has it. */
export function subdomainRefusal(code: string): string | undefined {
  if (!form.test(code)) return 'Please use letters, digits and hyphens between them';
  return RESERVED.has(code) ? 'This address is kept for the platform' : undefined;
}

/** What a store of that name would be called; empty where nothing of the name can be used. */
export function subdomainOf(name: string): string {
  return slugOf(name.normalize('NFKD').replaceAll('&', ' and '), 40);
}
