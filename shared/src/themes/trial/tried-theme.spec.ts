import { resolveTheme } from '../resolve.js';
import { triedTheme } from './tried-theme.js';

it('triedTheme returns one style sheet with minified font rules, then the values', () => {
  const values = { 'text.font': 'Lato', 'heading.1.font': 'Inter' };
  const theme = resolveTheme([{ name: 'own', parent: null, values }]);
  const { kind, css } = triedTheme(theme, (name) => `/fonts/${name}`);
  expect(kind).toBe('selvedge-tried-theme');
  expect(css).toMatch(/^(?:@font-face\{[^}]*\}){2,}:root\{[^}]*\}$/);
  expect(css).toContain('/fonts/');
});
