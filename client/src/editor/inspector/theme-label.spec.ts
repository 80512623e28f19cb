import { themeLabel } from './theme-label.js';

const themed = (value: string) =>
  ({
    '#{heading.1.font}': '"Fraunces", Georgia, serif',
    '#{button.border.radius}': '4px',
    '#{page.background}': 'rgb(1, 2, 3)',
  })[value];

it('a reference to the theme is shown by its value, and by its name without one', () => {
  expect(themeLabel('#{heading.1.font}', themed)).toBe('Theme: Fraunces');
  expect(themeLabel('#{button.border.radius}', themed)).toBe('Theme: 4px');
  expect(themeLabel('#{page.background}', themed)).toBe('Theme: rgb(1, 2, 3)');
  expect(themeLabel('#{heading.1.font}', () => undefined)).toMatch(/^Theme: [A-Z]/);
  expect(themeLabel('#{no.such.key}', themed)).toBe('Theme: no.such.key');
});

it('a literal has no theme label', () => {
  expect(themeLabel('Inter', themed)).toBeUndefined();
  expect(themeLabel('', themed)).toBeUndefined();
});
