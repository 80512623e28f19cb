/** What a visitor answered: everything, or what the shop cannot do without. */
export type Consent = 'all' | 'essential';

const cookieName = 'cookie-consent';
/** In seconds: after half a year people are asked again. */
const cookieAge = 15_552_000;

/** What those that a shop is measured by leave in its cookies. */
const foreignCookie = /^(_ga|_gid|_gat|_gcl|_fbp|_fbc|_pin_|_pinterest_|_derived_epik)/;

/** MKT-010: nobody has agreed who has not said so. */
export function consentIn(cookies: string): Consent | undefined {
  const answer = cookieIn(cookies, cookieName);
  return answer === 'all' || answer === 'essential' ? answer : undefined;
}

/** The cookie that remembers an answer. */
export function consentCookie(consent: Consent, isSecure: boolean): string {
  const secure = isSecure ? '; secure' : '';
  return `${cookieName}=${consent}; path=/; max-age=${String(cookieAge)}; samesite=lax${secure}`;
}

/** Whoever takes their answer back loses what was kept because of it: on the host, or its domain above. */
export function withdrawnCookies(cookies: string, hostname: string): readonly string[] {
  const names = cookies.split('; ').map((pair) => pair.split('=', 1).join(''));
  const parts = hostname.split('.');
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`);
  return names
    .filter((name) => foreignCookie.test(name))
    .flatMap((name) => ['', ...domains].map((domain) => `${name}=; path=/; max-age=0${domain}`));
}

/** MKT-011, A-11: such an address asks nothing, and nobody has agreed there. */
export function isBypassed(search: string): boolean {
  return new URLSearchParams(search).get('cgi') === '5';
}

/** The value of a cookie. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
