/** Answer of a visitor: all cookies, or only essential ones. */
export type Consent = 'all' | 'essential';

const cookieName = 'cookie-consent';
/** Cookie lifetime in seconds: half a year. */
const cookieAge = 15_552_000;

/** Cookies of third-party measurement programs. */
const foreignCookie = /^(_ga|_gid|_gat|_gcl|_fbp|_fbc|_pin_|_pinterest_|_derived_epik)/;

/** Reads the answer (MKT-010); undefined until given. */
export function consentIn(cookies: string): Consent | undefined {
  const answer = cookieIn(cookies, cookieName);
  return answer === 'all' || answer === 'essential' ? answer : undefined;
}

/** Returns the cookie that stores an answer. */
export function consentCookie(consent: Consent, isSecure: boolean): string {
  const secure = isSecure ? '; secure' : '';
  return `${cookieName}=${consent}; path=/; max-age=${String(cookieAge)}; samesite=lax${secure}`;
}

/** Returns cookies that delete measurement data, for the host and its parent domain. */
export function withdrawnCookies(cookies: string, hostname: string): readonly string[] {
  const names = cookies.split('; ').map((pair) => pair.split('=', 1).join(''));
  const parts = hostname.split('.');
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`);
  return names
    .filter((name) => foreignCookie.test(name))
    .flatMap((name) => ['', ...domains].map((domain) => `${name}=; path=/; max-age=0${domain}`));
}

/** Whether the address disables the banner, which also means no consent (MKT-011, A-11). */
export function isBypassed(search: string): boolean {
  return new URLSearchParams(search).get('cgi') === '5';
}

export function cookieIn(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
