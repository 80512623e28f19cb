import { tee } from '../product.testing.js';
import { feedItems } from './feed.rules.js';

const shop = { name: 'Tropic', origin: 'https://tropic.example' };

describe('an item of the product feed', () => {
  it('CAT-032 has no sale price where there is none, and no character that XML forbids', () => {
    const items = feedItems({ ...tee, name: `A "b" <c> & 'd'\u0007` }, shop);
    expect(items).toContain('<title>A &quot;b&quot; &lt;c&gt; &amp; &#39;d&#39;</title>');
    expect(items).not.toContain('sale_price');
  });

  it('CAT-032 prefers the words for search engines, and says who it is for', () => {
    const items = feedItems({ ...tee, metaDescription: 'In short', gender: 'kids' }, shop);
    expect(items).toContain('<description>In short</description>');
    expect(items).toContain('<g:gender>unisex</g:gender>');
    expect(items).toContain('<g:age_group>kids</g:age_group>');
    expect(feedItems(tee, shop)).toContain(`<description>${tee.description}</description>`);
    expect(feedItems(tee, shop)).toContain('<g:age_group>adult</g:age_group>');
  });

  it.each([
    ['GBP', '24.00'],
    ['JPY', '2400'],
    ['HUF', '2400'],
    ['IDR', '2400'],
  ])('CAT-032 PAY-019 prices in the decimals of %s', (currency, price) => {
    const items = feedItems({ ...tee, price: 2_400, currency }, shop);
    expect(items).toContain(`<g:price>${price} ${currency}</g:price>`);
  });
});
