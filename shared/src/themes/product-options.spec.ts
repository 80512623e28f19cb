import { THEMES, themeChain } from './catalogue.js';
import { productOptions } from './product-options.js';
import { resolveTheme, themeProperties } from './resolve.js';
import type { Theme } from './theme.js';

function optionsOf(values: Theme['values']): ReturnType<typeof productOptions> {
  return productOptions(resolveTheme([{ name: 'own', parent: null, values }]));
}

describe('product page options of a theme', () => {
  it('CAT-015 CAT-016 CAT-017 CAT-018 CAT-020 CAT-021 CAT-022 THM-082 have defaults', () => {
    expect(optionsOf({})).toStrictEqual({
      communityTitle: 'From the community',
      quantityVisible: true,
      wordLimit: 0,
      descriptionPlacement: 'aboveSelectors',
      pictureChoosesColour: true,
      thumbnailsLayout: 'grid',
      tagletsVisible: true,
    });
  });

  it('THM-082 THM-083 THM-084 THM-085 THM-087 THM-088 THM-089 can be set by a theme', () => {
    const options = optionsOf({
      'product.community.title': 'Worn by you',
      'product.quantitySelector.visible': '0',
      'product.description.wordLimit': '24',
      'product.description.placement': 'belowSelectors',
      'product.carousel.updateForm': '0',
      'product.thumbnails.layout': 'row',
      'product.taglets.visible': '0',
    });
    expect(options).toStrictEqual({
      communityTitle: 'Worn by you',
      quantityVisible: false,
      wordLimit: 24,
      descriptionPlacement: 'belowSelectors',
      pictureChoosesColour: false,
      thumbnailsLayout: 'row',
      tagletsVisible: false,
    });
  });

  it('use the default for invalid choices', () => {
    const options = optionsOf({
      'product.description.wordLimit': 'many',
      'product.description.placement': 'beside',
      'product.thumbnails.layout': 'heap',
    });
    expect(options).toMatchObject({
      wordLimit: 0,
      descriptionPlacement: 'aboveSelectors',
      thumbnailsLayout: 'grid',
    });
  });

  it.each(['24 words', 'about 24', '12345'])('read the invalid word limit %j as 0', (limit) => {
    expect(optionsOf({ 'product.description.wordLimit': limit }).wordLimit).toBe(0);
  });

  it.each(THEMES.map(({ name }) => name))('never become CSS in %s', (name) => {
    const css = Object.keys(themeProperties(resolveTheme(themeChain(name))));
    expect(css.filter((property) => property.startsWith('--product-'))).toStrictEqual([
      '--product-selector-radius',
    ]);
  });

  it('CAT-019 THM-086 round the selectors by 2px', () => {
    expect(themeProperties(resolveTheme([]))['--product-selector-radius']).toBe('2px');
  });
});
