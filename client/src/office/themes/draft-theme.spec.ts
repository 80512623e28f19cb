import { themeChain } from '@selvedge/shared/themes/catalogue';
import { contrast } from '@selvedge/shared/colours/contrast';
import { resolveTheme } from '@selvedge/shared/themes/resolve';
import { triedTheme } from '@selvedge/shared/themes/trial/tried-theme';

import { problemWith, readabilityOf } from './draft-theme.js';

const tropic = { name: 'tropic', values: {} };
const resolved = (values: object = {}) => resolveTheme(themeChain('tropic', values));

describe('THM-092 theme draft', () => {
  it('is sent to the preview frame as one style sheet with its options', () => {
    const urlOf = (file: string) => `/assets/${file}`;
    const tried = triedTheme(resolved({ 'footer.visible': '0', 'border.radius': '3px' }), urlOf);
    expect(tried.css).toContain("@font-face{font-family:'Fraunces'");
    expect(tried.css).toMatch(/:root\{.*--border-radius:3px.*\}$/);
    expect(tried.css).not.toContain("font-family:'Lato'");
    expect([tried.layout.footerVisible, tried.product.communityTitle]).toStrictEqual([
      false,
      'Out in the sun',
    ]);
  });

  it('accepts only values that are valid for their key', () => {
    expect(problemWith(tropic, 'primary.color', '#0b6')).toBeUndefined();
    expect(problemWith(tropic, 'primary.color', 'green')).toMatch(/not a valid colour/);
    expect(problemWith(tropic, 'text.color', '{heading.color}')).toBeUndefined();
    const circle = { ...tropic, values: { 'heading.color': '{text.color}' } };
    expect(problemWith(circle, 'text.color', '{heading.color}')).toMatch(/^Circular theme keys/);
  });

  it('NFR-007 suggests the nearest colour that is readable on all its backgrounds', () => {
    expect(readabilityOf(resolved()).get('text.color')?.better).toBeUndefined();
    const faint = readabilityOf(resolved({ 'text.color': '#b9c4bf' })).get('text.color');
    const better = faint?.better ?? '';
    expect(contrast(better, '#fffaf1')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(better, '#fdf1de')).toBeGreaterThanOrEqual(4.5);
  });
});
