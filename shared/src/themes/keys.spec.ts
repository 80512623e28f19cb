import { THEME_KEYS, type ThemeKey } from './keys.js';
import { resolveTheme } from './resolve.js';
import { themeChain, THEMES } from './catalogue.js';

const button = (name: 'primary' | 'secondary'): readonly ThemeKey[] => [
  `button.${name}.textColor`,
  `button.${name}.backgroundColor`,
  `button.${name}.borderColor`,
];

const onImages = (name: 'primary' | 'secondary'): readonly ThemeKey[] => [
  `banner.button.${name}.textColor`,
  `banner.button.${name}.backgroundColor`,
  `banner.button.${name}.borderColor`,
];

/** Rows of the specification that name keys; those of the product page are in product-options. */
const rows: readonly (readonly [string, readonly ThemeKey[]])[] = [
  ['THM-053', ['primary.color', 'primary.contrastColor', 'primary.font']],
  ['THM-054', ['logo.text.color']],
  ['THM-055', ['border.radius']],
  ['THM-056', ['page.background']],
  ['THM-057', ['heading.1.font', 'heading.1.transform']],
  ['THM-058', ['heading.2.font', 'heading.2.transform']],
  ['THM-059', ['heading.3.font', 'heading.3.transform']],
  ['THM-060', ['text.font', 'text.color', 'text.shadow', 'text.background']],
  ['THM-061', ['menu.background', 'menu.text.font', 'menu.text.color', 'menu.text.transform']],
  ['THM-062', ['image.radius', 'image.default']],
  ['THM-063', ['video.default']],
  ['THM-064', ['banner.title.color', 'banner.title.background', 'banner.copy.color']],
  ['THM-064', ['banner.copy.background', 'banner.shadow']],
  ['THM-065', [...button('primary'), ...button('secondary'), 'button.border.radius']],
  ['THM-065', [...onImages('primary'), ...onImages('secondary')]],
  ['THM-066', ['feature.background', 'feature.text.color']],
  ['THM-067', ['quote.background', 'quote.text.color']],
  ['THM-068', ['announcement.background', 'announcement.text.color', 'announcement.radius']],
  ['THM-069', ['announcementV2.background', 'announcementV2.text.color', 'announcementV2.radius']],
  ['THM-070', ['card.background', 'card.text.color', 'card.radius']],
  ['THM-071', ['newsletter.background', 'newsletter.text.color']],
  ['THM-072', ['gate.background', 'gate.text.color']],
  ['THM-073', ['footer.visible', 'footer.background', 'footer.text.color', 'footer.link.color']],
  ['THM-074', ['form.background', 'form.border.color', 'form.text.color', 'form.error.color']],
  ['THM-075', ['tag.background', 'tag.text.color']],
  ['THM-076', ['box.background', 'box.border.color']],
  ['THM-077', ['error.color', 'error.dark', 'warning.color', 'warning.dark']],
  ['THM-077', ['success.color', 'success.dark']],
  ['THM-078', ['chat.background.image', 'chat.header.background', 'chat.input.shadow']],
  ['THM-078', ['chat.scrollbar.color']],
  ['THM-079', ['chat.message.own.color', 'chat.message.focused.color']],
  ['THM-079', ['chat.message.hidden.color']],
  ['THM-080', ['status.success.color', 'status.success.background']],
];

describe('theme keys', () => {
  it.each(rows)('%s include %p, with labels and base values', (_, keys) => {
    const base = resolveTheme(themeChain('base'));
    for (const name of keys)
      expect([name, THEME_KEYS[name].label, base[name].value]).toStrictEqual([
        name,
        expect.stringMatching(/\w/),
        expect.any(String),
      ]);
  });

  it('THM-068 THM-091 CST-097 round an announcement by 4px', () => {
    expect(resolveTheme(themeChain('base'))['announcement.radius'].value).toBe('4px');
  });

  it.each(THEMES.map(({ name }) => name))(
    'THM-081 include chat and status colours in %s',
    (name) => {
      const theme = resolveTheme(themeChain(name));
      for (const [row, keys] of rows.filter(([id]) => ['THM-079', 'THM-080'].includes(id)))
        for (const key of keys)
          expect([row, key, theme[key].value]).toStrictEqual([row, key, expect.any(String)]);
    },
  );
});
