import fc from 'fast-check';

import { themeChain } from './catalogue.js';
import { contrast } from '../colours/contrast.js';
import { evaluate } from './derive.js';
import {
  cssPropertyOf,
  isThemeKey,
  isVisual,
  THEME_KEY_GROUPS,
  THEME_KEY_NAMES,
  type ThemeKey,
} from './keys.js';
import { layoutOptions } from './layout-options.js';
import { pageValue } from './page-reference.js';
import { resolveTheme, themeProperties } from './resolve.js';
import { themeVersion } from './theme-version.js';
import type { Theme, ThemeValues } from './theme.js';

const parent: Theme = {
  name: 'parent',
  parent: null,
  values: { 'primary.color': '#111111', 'text.color': '#222222' },
};
const child: Theme = {
  name: 'child',
  parent: 'parent',
  values: { 'primary.color': '#333', 'card.text.color': '{primary.color}' },
};
const themeOf = (values: ThemeValues) => resolveTheme([{ name: 'one', parent: null, values }]);
const lookUp = (key: string) => (key === 'page.background' ? '#ffffff' : '#0b6623');

describe('a resolved theme', () => {
  it('THM-004 inherits from its parent and overrides values', () => {
    const theme = resolveTheme([parent, child]);
    expect(theme['primary.color']).toStrictEqual({ value: '#333333', from: 'child' });
    expect(theme['text.color']).toStrictEqual({ value: '#222222', from: 'parent' });
    expect(theme['border.radius']).toStrictEqual({ value: '4px', from: null });
  });

  it('THM-053 THM-055 THM-091 CST-070 CST-071 CST-072 has the defaults of the key list', () => {
    const theme = resolveTheme([]);
    expect(theme['primary.color'].value).toBe('#008000');
    expect(theme['primary.font'].value).toBe('Lato');
    expect(theme['border.radius'].value).toBe('4px');
    expect(theme['announcement.radius'].value).toBe('4px');
    expect(theme['product.selector.radius'].value).toBe('2px');
  });

  it('follows references to the values of the chain', () => {
    const theme = resolveTheme([parent, child]);
    expect(theme['card.text.color']).toStrictEqual({ value: '#333333', from: 'child' });
    expect(theme['button.primary.borderColor'].value).toBe('#333333');
  });

  it('THM-092 includes the store’s overrides and marks them', () => {
    const theme = resolveTheme(themeChain('tropic', { 'border.radius': '2px' }));
    expect(theme['border.radius']).toStrictEqual({ value: '2px', from: 'own' });
    expect(theme['primary.color'].from).toBe('tropic');
    expect(theme['card.radius']).toStrictEqual({ value: '2px', from: null });
  });

  it('rejects circular references and names them', () => {
    const circle = { 'text.color': '{heading.color}', 'heading.color': '{text.color}' };
    expect(() => themeOf(circle)).toThrow(
      'Circular theme keys: heading.color → text.color → heading.color',
    );
  });

  it('THM-052 rejects references to unknown keys and invalid colours', () => {
    expect(() => themeOf({ 'text.color': '{text.colour}' })).toThrow(
      'Unknown theme key: text.colour',
    );
    expect(() => themeOf({ 'text.color': 'teal' })).toThrow('Not a colour: text.color teal');
    expect(isThemeKey('toString')).toBe(false);
  });

  it('becomes one custom property per visual key', () => {
    expect(new Set(THEME_KEY_NAMES.map(cssPropertyOf)).size).toBe(THEME_KEY_NAMES.length);
    expect(THEME_KEY_NAMES.filter((key) => key.includes('-'))).toStrictEqual([]);
    const css = themeProperties(resolveTheme(themeChain('tropic')));
    expect(css['--banner-title-color']).toBe('#0c3a30');
    expect(css['--heading-1-font']).toContain("'Fraunces', 'Fraunces Fallback'");
    expect(Object.keys(css)).toStrictEqual(THEME_KEY_NAMES.filter(isVisual).map(cssPropertyOf));
  });

  it('THM-078 excludes options and chat styles from page styles', () => {
    const hidden: readonly ThemeKey[] = [
      'header.layout',
      'footer.visible',
      'image.default',
      'video.default',
      'product.community.title',
      'chat.header.background',
      'chat.background.image',
    ];
    expect(hidden.filter(isVisual)).toStrictEqual([]);
  });

  it('shows every key in exactly one group', () => {
    const grouped = Object.values(THEME_KEY_GROUPS).flatMap((keys) => Object.keys(keys));
    expect(grouped.toSorted()).toStrictEqual(THEME_KEY_NAMES.toSorted());
  });

  it('uses an unlisted font by its name', () => {
    const css = themeProperties(themeOf({ 'text.font': 'Nobodys', 'menu.text.font': 'Vollkorn' }));
    expect(css['--text-font']).toBe("'Nobodys', system-ui, sans-serif");
    expect(css['--menu-text-font']).toBe("'Vollkorn', Georgia, serif");
  });

  it('is based on the base theme, or on the main brand’s for an unknown name', () => {
    expect(themeChain('tropic').map(({ name }) => name)).toStrictEqual([
      'base',
      'teemill',
      'tropic',
    ]);
    expect(themeChain('no such theme').at(-1)?.name).toBe('teemill');
  });

  it('THM-062 THM-073 THM-090 includes layout options', () => {
    expect(layoutOptions(resolveTheme([]))).toStrictEqual({
      headerLayout: 'start',
      searchBar: false,
      footerVisible: true,
      defaultImage: null,
      gateImage: null,
    });
    const other = {
      'header.layout': 'centre',
      'header.searchBar': '1',
      'footer.visible': '0',
      'gate.image': '/images/door',
      'image.default': '/images/any',
    };
    expect(layoutOptions(themeOf(other))).toStrictEqual({
      headerLayout: 'centre',
      searchBar: true,
      footerVisible: false,
      defaultImage: '/images/any',
      gateImage: '/images/door',
    });
  });
});

describe('a derived value', () => {
  it('is mixed, shaded or chosen in OKLCH', () => {
    expect(evaluate('mix(#000000, #ffffff, 0.5)', lookUp)).toBe('#636363');
    expect(evaluate('mix({page.background}, {primary.color}, 0)', lookUp)).toBe('#ffffff');
    // Greys keep their tint.
    expect(evaluate('mix(#687a7d, #ffffff, 0)', lookUp)).toBe('#687a7d');
    expect(evaluate('shade(#687a7d, 0)', lookUp)).toBe('#687a7d');
    expect(evaluate('shade(#808080, 0)', lookUp)).toBe('#808080');
    expect(evaluate('shade(#808080, -1)', lookUp)).toBe('#000000');
    expect(evaluate('shade(#808080, 1)', lookUp)).toBe('#ffffff');
    expect(evaluate('onColor({page.background})', lookUp)).toBe('#111111');
    expect(evaluate('onColor(mix({primary.color}, #000, 0.5))', lookUp)).toBe('#ffffff');
    expect(evaluate('mix(#fff, mix(#000, #000, 0.5), 1)', lookUp)).toBe('#000000');
    expect(evaluate('mix(shade(mix(#000, #fff, 1), 0), #000, 0)', lookUp)).toBe('#ffffff');
  });

  it('keeps the hue of a colour mixed with grey', () => {
    expect(evaluate('mix(#fcfbf9, #1f3fd0, 0.9)', lookUp)).toMatch(/^#[0-6]\w[0-7]\w[c-f]\w$/);
    // The greys have a green tint, through which red and blue would turn brown and teal.
    expect(evaluate('mix(#7f8480, #c0392b, 0.5)', lookUp)).toBe('#a86459');
    expect(evaluate('mix(#1f3fd0, #7f8480, 0.5)', lookUp)).toBe('#4d69af');
  });

  it('keeps the tints of two greys', () => {
    expect(evaluate('mix(#e8eef4, #7f8894, 0.5)', lookUp)).toBe('#b2bac3');
  });

  it('is always opaque', () => {
    expect(evaluate('shade(#68000080, 0)', lookUp)).toBe('#680000');
  });

  it.each([
    ['shade(teal, 0.1)', 'Not a colour: teal'],
    ['shade(#808080, much)', 'Not a share: much'],
    ['shade(#808080, -2)', 'Not a share: -2'],
    ['mix(#000, #fff, -0.1)', 'Not a share: -0.1'],
    ['mix(#000, #fff, 1.1)', 'Not a share: 1.1'],
    ['mix(#000, #fff, )', 'Not a share: '],
    ['mix(#000, #fff)', 'Not a derivation: mix(#000, #fff)'],
    ['onColor(#000, #fff)', 'Not a derivation: onColor(#000, #fff)'],
    ['shade(#000)', 'Not a derivation: shade(#000)'],
  ])('throws for %s', (text, message) => {
    expect(() => evaluate(text, lookUp)).toThrow(message);
  });

  it('is readable on every colour', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (channels) => {
        const hex = `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
        const ink = evaluate(`onColor(${hex})`, lookUp);
        expect(contrast(ink, hex)).toBeGreaterThanOrEqual(4.5);
      }),
      { examples: [[[104, 122, 125]]] },
    );
  });
});

describe('a theme version', () => {
  it('is equal for equal values only', () => {
    const version = themeVersion(resolveTheme(themeChain('tropic')));
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    expect(themeVersion(resolveTheme(themeChain('tropic', {})))).toBe(version);
    const changed = resolveTheme(themeChain('tropic', { 'border.radius': '13px' }));
    expect(themeVersion(changed)).not.toBe(version);
  });
});

describe('a page value with a theme reference', () => {
  const theme = themeOf({ 'button.border.radius': '9px', 'newsletter.title.font': 'Fraunces' });

  it('THM-065 resolves a key by its wire name', () => {
    expect(pageValue(theme, '#{button.border.radius}')).toBe('9px');
    expect(pageValue(theme, '#{newsletter.title.font}')).toBe('Fraunces');
    expect(pageValue(theme, '#{form.border.radius}')).toBe('4px');
    expect(pageValue(theme, '#{text.border.radius}')).toBe('4px');
  });

  it('is undefined for an unknown key, and leaves literals unchanged', () => {
    expect(pageValue(theme, '#{button.radius}')).toBeUndefined();
    expect(pageValue(theme, '#{}')).toBeUndefined();
    expect(pageValue(theme, '12px')).toBe('12px');
  });
});
