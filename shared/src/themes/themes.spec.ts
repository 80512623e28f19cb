import { THEMES, themeChain } from './catalogue.js';
import { contrast } from './contrast.js';
import { homeBanner } from './home-banners.js';
import { cssPropertyOf, isThemeKey, THEME_KEYS, type ThemeKey } from './keys.js';
import { resolveTheme, themeFontFiles, themeProperties } from './resolve.js';
import type { Theme } from './theme.js';

const parent: Theme = {
  name: 'parent',
  parent: null,
  values: { 'primary.color': '#111111', 'text.color': '#222222' },
};
const child: Theme = {
  name: 'child',
  parent: 'parent',
  values: { 'primary.color': '#333333', 'card.text.color': '{primary.color}' },
};

describe('a theme', () => {
  it('THM-004 inherits from its parent and overrides', () => {
    const theme = resolveTheme([parent, child]);
    expect(theme['primary.color']).toEqual({ value: '#333333', from: 'child' });
    expect(theme['text.color']).toEqual({ value: '#222222', from: 'parent' });
    expect(theme['border.radius']).toEqual({ value: '4px', from: null });
  });

  it('THM-091 has the defaults of the list', () => {
    const theme = resolveTheme([]);
    expect(theme['primary.color'].value).toBe('#008000');
    expect(theme['primary.font'].value).toBe('Lato');
    expect(theme['border.radius'].value).toBe('4px');
    expect(theme['product.selector.radius'].value).toBe('2px');
  });

  it('follows references to the value that the chain gives them', () => {
    const theme = resolveTheme([parent, child]);
    expect(theme['card.text.color']).toEqual({ value: '#333333', from: 'child' });
    expect(theme['button.primary.borderColor'].value).toBe('#333333');
  });

  it('refuses references in a circle', () => {
    const circle: Theme = {
      name: 'circle',
      parent: null,
      values: { 'text.color': '{heading.color}', 'heading.color': '{text.color}' },
    };
    expect(() => resolveTheme([circle])).toThrow('Theme keys in a circle');
  });

  it('THM-052 refuses a reference to an unknown key', () => {
    const lost: Theme = { name: 'lost', parent: null, values: { 'text.color': '{text.colour}' } };
    expect(() => resolveTheme([lost])).toThrow('Unknown theme key: text.colour');
    expect(isThemeKey('toString')).toBe(false);
  });

  it('THM-048 becomes one custom property for each key', () => {
    const names = new Set(
      Object.keys(THEME_KEYS)
        .filter((name) => isThemeKey(name))
        .map((name) => cssPropertyOf(name)),
    );
    expect(names.size).toBe(Object.keys(THEME_KEYS).length);
    const css = themeProperties(resolveTheme(themeChain('tropic')));
    expect(css['--banner-title-color']).toBe('#0c3a30');
    expect(css['--heading-1-font']).toContain("'Fraunces', 'Fraunces Fallback'");
  });

  it('names the font files that a page needs at once, each once', () => {
    expect(themeFontFiles(resolveTheme(themeChain('tropic')))).toEqual([
      'instrument-sans-latin-wght-normal.woff2',
      'fraunces-latin-wght-normal.woff2',
    ]);
    expect(themeFontFiles(resolveTheme(themeChain('nordic')))).toHaveLength(1);
    expect(themeFontFiles(resolveTheme([]))).toEqual([]);
  });

  it('uses an unlisted font by its name', () => {
    const own: Theme = { name: 'own', parent: null, values: { 'text.font': 'Inter' } };
    expect(themeProperties(resolveTheme([own]))['--text-font']).toBe(
      "'Inter', system-ui, sans-serif",
    );
  });

  it('stands on the base, and an unknown name is shown as the main brand', () => {
    expect(themeChain('tropic').map(({ name }) => name)).toEqual(['base', 'teemill', 'tropic']);
    expect(themeChain('no such theme').at(-1)?.name).toBe('teemill');
  });
});

/** Text on the surface behind it; large text and the edges of controls need 3. */
const textPairs: readonly (readonly [ThemeKey, ThemeKey])[] = [
  ['text.color', 'page.background'],
  ['text.muted.color', 'page.background'],
  ['text.color', 'box.background'],
  ['text.muted.color', 'box.background'],
  ['heading.color', 'page.background'],
  ['heading.color', 'box.background'],
  ['logo.text.color', 'menu.background'],
  ['menu.text.color', 'menu.background'],
  ['banner.title.color', 'banner.background'],
  ['banner.copy.color', 'banner.background'],
  ['primary.contrastColor', 'primary.color'],
  ['button.primary.textColor', 'button.primary.backgroundColor'],
  ['button.secondary.textColor', 'button.secondary.backgroundColor'],
  ['announcement.text.color', 'announcement.background'],
  ['card.text.color', 'card.background'],
  ['price.sale.color', 'card.background'],
  ['price.sale.color', 'page.background'],
  ['tag.text.color', 'tag.background'],
  ['form.text.color', 'form.background'],
  ['form.error.color', 'page.background'],
  ['form.error.color', 'box.background'],
  ['error.color', 'page.background'],
  ['success.color', 'page.background'],
  ['status.success.color', 'status.success.background'],
  ['gate.text.color', 'gate.background'],
  ['footer.text.color', 'footer.background'],
  ['footer.link.color', 'footer.background'],
];
const edgePairs: readonly (readonly [ThemeKey, ThemeKey])[] = [
  ['form.border.color', 'form.background'],
  ['form.border.color', 'page.background'],
  ['primary.color', 'page.background'],
  ['button.secondary.borderColor', 'page.background'],
];

describe.each(THEMES.map((theme) => theme.name))('NFR-007 the theme %s', (name) => {
  const theme = resolveTheme(themeChain(name));

  it.each(textPairs)('shows %s readably on %s', (text, surface) => {
    expect(contrast(theme[text].value, theme[surface].value)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('shows the edge %s on %s', (edge, surface) => {
    expect(contrast(theme[edge].value, theme[surface].value)).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it('is 21 between black and white, in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  });

  it('refuses what is not #rrggbb', () => {
    expect(() => contrast('green', '#ffffff')).toThrow('Not a #rrggbb colour: green');
  });
});

describe('a home banner', () => {
  it('has words for every theme, its own or the standard ones', () => {
    expect(homeBanner('tropic').heading).toBe('Made for warmer days');
    expect(homeBanner('no such theme')).toEqual(homeBanner('base'));
  });
});
