import { resolveTheme } from './resolve.js';
import { triedTheme } from './trial/tried-theme.js';
import { pageShownIn, triedThemeIn, type PageShown } from './preview-messages.js';

const origin = 'https://tropic.example';
const data: PageShown = { kind: 'selvedge-page-shown', page: { url: '/', title: 'Home' } };

describe('THM-092 messages between the theme editor and its frame', () => {
  it('are read from the own origin alone, each by its kind', () => {
    expect(pageShownIn({ data, origin }, origin)).toStrictEqual(data);
    expect(pageShownIn({ data, origin: 'https://other.example' }, origin)).toBeUndefined();
    expect(triedThemeIn({ data, origin }, origin)).toBeUndefined();
    const theme = { kind: 'selvedge-tried-theme', css: ':root{}' };
    expect(triedThemeIn({ data: theme, origin }, origin)).toStrictEqual(theme);
    expect(triedThemeIn({ data: theme, origin: 'null' }, origin)).toBeUndefined();
  });

  it.each([null, 'selvedge-page-shown', 7, {}])('are none of %p', (other) => {
    expect(pageShownIn({ data: other, origin }, origin)).toBeUndefined();
  });

  it('bring the theme that is tried as one style sheet, with its fonts', () => {
    const tried = triedTheme(resolveTheme([]), (file) => `/fonts/${file}`);
    expect(triedThemeIn({ data: tried, origin }, origin)).toBe(tried);
    expect(tried.css).toMatch(/:root\{--[\w-]+:[^;]+;--[\w-]+:/);
    expect(tried.css.match(/@font-face/g)?.length).toBeGreaterThan(0);
  });
});
