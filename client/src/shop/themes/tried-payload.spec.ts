import type { PagePayload } from '@selvedge/shared/storefront/contract';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import { layoutOptions } from '@selvedge/shared/themes/layout-options';
import type { TriedTheme } from '@selvedge/shared/themes/preview-messages';
import { productOptions } from '@selvedge/shared/themes/product-options';
import { resolveTheme } from '@selvedge/shared/themes/resolve';

import { triedPayload } from './tried-payload.js';

const values = { 'footer.visible': '0', 'product.community.title': 'Out and about' };
const theme = resolveTheme([{ name: 'own', parent: null, values }]);
const tried: TriedTheme = {
  kind: 'selvedge-tried-theme',
  css: ':root{}',
  layout: layoutOptions(theme),
  product: productOptions(theme),
};
const usual = resolveTheme([]);
// Only fields that the theme affects are used.
const frame = { name: 'Tide', layout: layoutOptions(usual) } as PagePayload['frame'];
// Product page with the theme's options.
const product = { name: 'product', options: productOptions(usual) } as ScreenOf<'product'>;

function payloadOf(screen: PagePayload['screen']): PagePayload {
  return { frame, screen, basketQuantity: null };
}

describe('THM-092 page in a previewed theme', () => {
  it('has the regions of the theme around an unchanged screen', () => {
    const page = triedPayload(payloadOf({ name: 'forbidden' }), tried);
    expect([page.frame.name, page.frame.layout.footerVisible]).toStrictEqual(['Tide', false]);
    expect(page.screen).toStrictEqual({ name: 'forbidden' });
  });

  it("has the theme's product options", () => {
    const { screen } = triedPayload(payloadOf(product), tried);
    expect(screen).toMatchObject({ name: 'product', options: { communityTitle: 'Out and about' } });
  });
});
