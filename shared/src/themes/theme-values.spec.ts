import fc from 'fast-check';

import { cssPropertyOf, isVisual, THEME_KEY_NAMES } from './keys.js';
import { resolveTheme, themeProperties } from './resolve.js';
import { themeProblems } from './theme-values.js';
import type { ThemeValues } from './theme.js';

const themeOf = (values: ThemeValues) => resolveTheme([{ name: 'one', parent: null, values }]);

describe('THM-052 theme values from users', () => {
  const problems = (values: Record<string, unknown>) => themeProblems([], values);

  it('are accepted if keys are known and values have their kind', () => {
    const values = {
      'primary.color': '#0b6',
      'text.color': 'mix({primary.color}, #000, 0.8)',
      'heading.1.font': 'Fraunces',
      'border.radius': '0.5rem',
      'section.space': 'clamp(3rem, 2rem + 4vw, 6rem)',
      'banner.image.radius': '50vmax 2px 0px 0px',
      'heading.1.transform': 'uppercase',
      'button.shadow': '0 0 24px #d4ff3a55',
      'image.ratio': '4 / 5',
      'heading.weight': '560',
      'banner.columns': '1fr 2fr',
      'card.align': 'center',
      'image.default': '/images/leaf.png',
      'footer.visible': '0',
      'header.layout': 'split',
      'product.description.wordLimit': '45',
      'product.community.title': 'Out and about',
    };
    expect(problems(values)).toStrictEqual({});
  });

  it('are rejected by key', () => {
    expect(problems({ 'button.radius': '4px', toString: '1' })).toStrictEqual({
      'button.radius': 'This theme key does not exist.',
      toString: 'This theme key does not exist.',
    });
    expect(problems({ 'border.radius': '4' })).toStrictEqual({
      'border.radius': 'This is not a valid length.',
    });
    expect(problems({ 'border.radius': 4, 'product.description.wordLimit': 4 })).toStrictEqual({
      'border.radius': 'This is not a valid length.',
      'product.description.wordLimit': 'This is not a valid count.',
    });
  });

  it('can name a served font or one with a known category', () => {
    expect(problems({ 'text.font': 'Open Sans', 'primary.font': '{text.font}' })).toStrictEqual({});
    expect(problems({ 'text.font': 'Comic Relief Nobody Has', 'primary.font': 4 })).toStrictEqual({
      'text.font': 'The font Comic Relief Nobody Has is not available.',
      'primary.font': 'This is not a valid font.',
    });
  });

  it.each([
    ['primary.color', 'green'],
    ['primary.font', "Lato'; x"],
    ['border.radius', '4px;color:red'],
    ['border.radius', '4'],
    ['banner.image.radius', '1px 1px 1px 1px 1px'],
    ['heading.1.transform', 'upper'],
    ['button.shadow', '0 0 url(//a.test/x)'],
    ['image.ratio', '4/5/6'],
    ['heading.weight', 'bold'],
    ['banner.columns', '1fr auto'],
    ['card.align', 'left'],
    ['image.default', 'javascript:alert(1)'],
    ['image.default', '//a.test/x.png'],
    ['footer.visible', 'yes'],
    ['header.layout', 'below'],
    ['product.description.wordLimit', '-1'],
    ['product.community.title', '</style><script>'],
    ['text.color', '{primary.color};x'],
  ])('reject %s as %p', (name, value) => {
    expect(Object.keys(problems({ [name]: value }))).toStrictEqual([name]);
  });

  it('are rejected together for circular or unknown references', () => {
    expect(
      problems({ 'text.color': '{heading.color}', 'heading.color': '{text.color}' }),
    ).toStrictEqual({
      theme: 'Circular theme keys: heading.color → text.color → heading.color',
    });
    expect(problems({ 'text.color': '{nothing}' })).toStrictEqual({
      theme: 'Unknown theme key: nothing',
    });
  });

  it('cannot break out of their CSS declaration', () => {
    const parts = fc.constantFrom('#fff', ';', '}', '{', '<', '/*', 'url(', ')', '1px', ' ', 'red');
    const text = fc.array(parts, { maxLength: 6 }).map((some) => some.join(''));
    fc.assert(
      fc.property(fc.constantFrom(...THEME_KEY_NAMES.filter(isVisual)), text, (name, value) => {
        if (Object.keys(problems({ [name]: value })).length > 0) return;
        const css = themeProperties(themeOf({ [name]: value }))[cssPropertyOf(name)] ?? '';
        expect(css).not.toMatch(/[;{}<]|\/\*/);
      }),
    );
  });
});
