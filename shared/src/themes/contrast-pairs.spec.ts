import { themeChain, THEMES } from './catalogue.js';
import { contrast } from '../colours/contrast.js';
import { measuredPairs } from './contrast-pairs.js';
import type { ThemeKey } from './keys.js';
import { resolveTheme } from './resolve.js';
import type { ThemeValues } from './theme.js';

function pairOf(values: ThemeValues, front: ThemeKey, back: ThemeKey) {
  const theme = resolveTheme([{ name: 'own', parent: null, values }]);
  return measuredPairs(theme).find((pair) => pair.front === front && pair.back === back);
}

describe('NFR-007 colour pairs of a theme', () => {
  const values = { 'page.background': '#ffffff', 'primary.color': '#949494' };

  it('have a required ratio, higher for text than for the edges of controls', () => {
    const text = pairOf({ ...values, 'text.color': '#767676' }, 'text.color', 'page.background');
    expect(text?.least).toBe(4.5);
    expect(text?.ratio).toBeCloseTo(4.54, 2);
    const edge = pairOf(values, 'primary.color', 'page.background');
    expect(edge?.least).toBe(3);
    expect(edge?.ratio).toBeCloseTo(3.03, 2);
  });

  it('include a primary button that stands out on a dark image in every theme', () => {
    for (const { name } of THEMES) {
      const theme = resolveTheme(themeChain(name));
      const button = theme['banner.button.primary.backgroundColor'].value;
      expect([name, contrast(button, '#1d1d1d') > 1.4]).toStrictEqual([name, true]);
    }
  });

  it('treat translucent colours as opaque', () => {
    const through = { ...values, 'text.color': '#76767640' };
    expect(pairOf(through, 'text.color', 'page.background')?.ratio).toBeCloseTo(4.54, 2);
  });
});
