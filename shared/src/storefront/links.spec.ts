import {
  collectionLink,
  colourSlug,
  creatorLink,
  payLink,
  productLink,
  receiptLink,
} from './links.js';
import { policyLink } from './policy-names.js';

describe('shop links', () => {
  it.each([
    [productLink('wave-tee'), '/product/wave-tee/'],
    [productLink('wave-tee', 'Forest Green'), '/product/wave-tee/forest-green'],
    [productLink('wave-tee', ' Açaí / Grün '), '/product/wave-tee/a%C3%A7a%C3%AD-gr%C3%BCn'],
    [collectionLink('sea'), '/collection/sea/'],
    [collectionLink('a/b'), '/collection/a%2Fb/'],
    [creatorLink('ada'), '/creator/ada/'],
    [receiptLink('aB3-_x'), '/receipt/aB3-_x'],
    [payLink('aB3-_x'), '/pay/aB3-_x/'],
    [policyLink('terms-of-use'), '/terms-of-use/'],
  ])('include %s', (link, address) => {
    expect(link).toBe(address);
  });

  it('contain a colour as a slug', () => {
    expect(colourSlug('Navy 2.0')).toBe('navy-2-0');
  });
});
