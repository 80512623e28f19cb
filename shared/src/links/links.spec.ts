import {
  collectionLink,
  colourLink,
  colourNamed,
  colourSlug,
  isColourOf,
  creatorLink,
  payLink,
  productLink,
  receiptLink,
} from './links.js';
import { policyLink } from '../site/policy-names.js';

const named = (...names: readonly string[]) => names.map((name) => ({ name }));
const tee = (...names: readonly string[]) => ({ urlName: 'wave-tee', colours: named(...names) });

describe('shop links', () => {
  it.each([
    [productLink('wave-tee'), '/product/wave-tee/'],
    [colourLink(tee('Forest Green'), 'Forest Green'), '/product/wave-tee/forest-green'],
    [colourLink(tee(), ' Açaí / Grün '), '/product/wave-tee/a%C3%A7a%C3%AD-gr%C3%BCn'],
    [collectionLink('sea'), '/collection/sea/'],
    [collectionLink('a/b'), '/collection/a%2Fb/'],
    [creatorLink('ada'), '/creator/ada/'],
    [receiptLink('aB3-_x'), '/receipt/aB3-_x'],
    [payLink('aB3-_x'), '/pay/aB3-_x/'],
    [policyLink('terms-of-use'), '/terms-of-use/'],
  ])('include %s', (link, address) => {
    expect(link).toBe(address);
  });

  it.each([
    [
      ['Red/White', 'Red White'],
      ['red-white', 'red-white-2'],
    ],
    [
      ['★', '♥'],
      ['-', '-2'],
    ],
    [
      ['Navy', 'NAVY', 'Navy 2'],
      ['navy', 'navy-3', 'navy-2'],
    ],
    [
      ['Чёрный', 'Белый'],
      ['чёрный', 'белый'],
    ],
  ])('lead to each of the colours %j', (names, slugs) => {
    const product = tee(...names);
    const found = names.map((name) => {
      const link = colourLink(product, name);
      return decodeURIComponent(link.slice('/product/wave-tee/'.length));
    });
    expect(found).toStrictEqual(slugs);
    for (const text of [...slugs, ...names]) expect(isColourOf(product.colours, text)).toBe(true);
    expect(slugs.map((slug) => colourNamed(product.colours, slug)?.name)).toStrictEqual(names);
    expect(names.map((name) => colourNamed(product.colours, name)?.name)).toStrictEqual(names);
  });

  it('lead to a colour whose name is written in another way', () => {
    const { colours } = tee('Forest Green');
    expect(colourNamed(colours, ' FOREST_green')?.name).toBe('Forest Green');
    expect(isColourOf(colours, ' FOREST_green')).toBe(false);
    expect(colourNamed(colours, 'Forest')).toBeUndefined();
  });

  it('contain a colour as a slug', () => {
    expect(colourSlug('Navy 2.0')).toBe('navy-2-0');
  });
});
