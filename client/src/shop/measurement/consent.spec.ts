import { consentCookie, consentIn, isBypassed, withdrawnCookies } from './consent.js';

describe('consent', () => {
  it('MKT-010 is absent until it is given', () => {
    expect(consentIn('')).toBeUndefined();
    expect(consentIn('basket=1; cookie-consent=')).toBeUndefined();
    expect(consentIn('not-cookie-consent=all')).toBeUndefined();
  });

  it.each(['all', 'essential'] as const)('is stored: %s', (answer) => {
    const [pair = ''] = consentCookie(answer, true).split(';');
    expect(consentIn(`basket=1; ${pair}`)).toBe(answer);
  });

  it('is sent only over TLS if the page uses TLS', () => {
    expect(consentCookie('all', true)).toMatch(/; secure$/);
    expect(consentCookie('all', false)).not.toContain('secure');
  });

  it('deletes only measurement cookies when it is withdrawn', () => {
    const removed = withdrawnCookies('_ga=1; _ga_AB=2; basket=3; _fbp=4', 'shop.example');
    expect(removed).toContain('_ga=; path=/; max-age=0');
    expect(removed).toContain('_fbp=; path=/; max-age=0; domain=shop.example');
    expect(removed.filter((cookie) => cookie.startsWith('basket'))).toStrictEqual([]);
    expect(removed).toHaveLength(9);
  });

  it.each([
    ['?cgi=5', true],
    ['?a=1&cgi=5', true],
    ['?cgi=55', false],
    ['', false],
  ])('MKT-011 CST-053 A-11 is bypassed at %j: %s', (search, isBypassedThere) => {
    expect(isBypassed(search)).toBe(isBypassedThere);
  });
});
