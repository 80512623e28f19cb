import { tee } from '../product.testing.js';
import { feedHead, feedItems, feedTail } from './feed.rules.js';

const shop = { name: 'Tropic', origin: 'https://tropic.example' };

describe('product feed items', () => {
  it('CAT-032 cover each colour and size, in stock or not', () => {
    const [navy] = tee.colours;
    if (navy === undefined) throw new Error('it has colours');
    const [, medium, large] = navy.sizes;
    if (medium === undefined || large === undefined) throw new Error('it has sizes');
    const one = { ...navy, sizes: [medium, large] };
    const items = feedItems({ ...tee, salePrice: 1_900, colours: [one] }, shop);
    const fields = (sku: string, size: string, availability: string) => `<item>
<g:id>${sku}</g:id>
<g:item_group_id>${tee.uuid}</g:item_group_id>
<title>Wave tee</title>
<description>A wave on organic cotton.</description>
<link>https://tropic.example/product/wave-tee/navy</link>
<g:image_link>https://tropic.example/images/mockups/t-shirt/front/1f2c47/rolling-waves?w=1280&amp;v=2</g:image_link>
<g:availability>${availability}</g:availability>
<g:price>24.00 GBP</g:price>
<g:sale_price>19.00 GBP</g:sale_price>
<g:brand>Tropic</g:brand>
<g:condition>new</g:condition>
<g:identifier_exists>no</g:identifier_exists>
<g:color>Navy</g:color>
<g:size>${size}</g:size>
<g:gender>unisex</g:gender>
<g:age_group>adult</g:age_group>
<g:product_type>t-shirt</g:product_type>
</item>
`;
    expect(items).toBe(
      fields('TEE-WAVE-NVY-M', 'M', 'in_stock') + fields('TEE-WAVE-NVY-L', 'L', 'out_of_stock'),
    );
    const bare = feedItems({ ...tee, colours: [{ ...one, images: [] }] }, shop);
    expect(bare).not.toContain('g:image_link');
    expect(bare).toContain('<g:availability>');
  });

  it('CAT-032 are in a channel that names the shop', () => {
    expect(feedHead(shop) + feedTail).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>Tropic</title>
<link>https://tropic.example/</link>
<description>Products of Tropic</description>
</channel>
</rss>
`);
  });

  it('CAT-032 omit an absent sale price and characters that XML forbids', () => {
    const items = feedItems({ ...tee, name: `A "b" <c> & 'd'\u0007` }, shop);
    expect(items).toContain('<title>A &quot;b&quot; &lt;c&gt; &amp; &#39;d&#39;</title>');
    expect(items).not.toContain('sale_price');
    // No text between the elements.
    expect(items).not.toMatch(/^[^<]/m);
  });

  it('CAT-032 prefer the meta description, and name the audience', () => {
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
  ])('CAT-032 PAY-019 have prices with the decimals of %s', (currency, price) => {
    const items = feedItems({ ...tee, price: 2_400, currency }, shop);
    expect(items).toContain(`<g:price>${price} ${currency}</g:price>`);
  });
});
