import { resolveTheme } from './resolve.js';
import { triedTheme } from './trial/tried-theme.js';
import { pageShownIn, triedThemeIn, type PageShown } from './preview-messages.js';

const origin = 'https://tropic.example';
const data: PageShown = { kind: 'selvedge-page-shown', page: { url: '/', title: 'Home' } };

describe('THM-092 theme preview messages', () => {
  it('are accepted only from the same origin and by kind', () => {
    expect(pageShownIn({ data, origin }, origin)).toStrictEqual(data);
    expect(pageShownIn({ data, origin: 'https://other.example' }, origin)).toBeUndefined();
    expect(triedThemeIn({ data, origin }, origin)).toBeUndefined();
    const theme = { kind: 'selvedge-tried-theme', css: ':root{}' };
    expect(triedThemeIn({ data: theme, origin }, origin)).toStrictEqual(theme);
    expect(triedThemeIn({ data: theme, origin: 'null' }, origin)).toBeUndefined();
  });

  it.each([null, 'selvedge-page-shown', 7, {}])('exclude %p', (other) => {
    expect(pageShownIn({ data: other, origin }, origin)).toBeUndefined();
  });

  it('contain the previewed theme as one style sheet with its fonts', () => {
    const tried = triedTheme(resolveTheme([]), (file) => `/fonts/${file}`);
    expect(triedThemeIn({ data: tried, origin }, origin)).toBe(tried);
    expect(tried.css).toMatch(/:root\{--[\w-]+:[^;]+;--[\w-]+:/);
    expect(tried.css.match(/@font-face/g)?.length).toBeGreaterThan(0);
  });
});
