import { grid } from '@selvedge/shared/blocks/grid/definition';
import { spacer } from '@selvedge/shared/blocks/spacer/definition';
import { renderToStaticMarkup } from 'react-dom/server';

import { View } from './view.js';
import { Blocks } from '../Blocks.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered, blockContext } from '../rendered.testing.js';
import { ALL_VIEWS } from '../views.gen.js';

const { grid: fixture, productList } = FIXTURES;
const { products } = productList;
describe('grid block', () => {
  const html = rendered(View, fixture);

  it('BLK-024 CST-076 has 2, 3 and 4 columns by default', () => {
    expect(html).toContain('--own-columns-xs:2;--own-columns-md:3;--own-columns-lg:4');
    const other = blockOf(grid, { columnsXs: 1, columnsMd: '2', columnsLg: 6 });
    expect(rendered(View, { ...other, products })).toContain('--own-columns-lg:6');
  });

  it('BLK-100 CST-077 has a gap of 0.5em on phones and 1em above, or its own', () => {
    const plain = rendered(View, { ...blockOf(grid, {}), products });
    expect(plain).toContain('--own-spacing:1em;--own-spacing-xs:0.5em');
    expect(html).toContain('--own-spacing:24px;--own-spacing-xs:24px');
  });

  it('CAT-001 links to the collections', () => {
    expect(html).toMatch(/<section[^>]*aria-label="Collections"/);
    expect(html).toContain('<h2 dir="auto">Collections</h2>');
    expect(html).toContain('href="/collection/golden-hour/"');
    expect(html).toContain('3 products');
    expect(html).toMatch(/sizes="\(width &gt;= 576px\) 25vw, 100vw"/);
  });

  it('CAT-027 links to the creators of the shop', () => {
    const places = [{ name: 'Ines', href: '/creator/ines/', image: null, count: 1 }];
    const markup = rendered(View, { ...blockOf(grid, {}), places });
    expect(markup).toMatch(/<a href="\/creator\/ines\/"[^>]*>Ines<\/a>.*1 product</);
  });

  it('shows products with its image ratio and corners', () => {
    const block = { ...blockOf(grid, { ratio: 'square', borderRadius: 9 }), products };
    const goods = rendered(View, block);
    expect(goods).toContain('href="/product/palm-tee/"');
    expect(goods).toContain('--image-radius:9px;--image-ratio:1 / 1.026');
  });

  it('shows images of the library with alternative text', () => {
    const { pictures = [] } = FIXTURES.feed;
    const markup = rendered(View, { ...blockOf(grid, { itemFactory: 'drive' }), pictures });
    expect(markup.match(/<li><img/g)).toHaveLength(pictures.length);
    expect(markup).toContain('alt="A navy tee with whale song"');
  });

  it('BLK-024 BLK-099 starts with its own blocks, also as masonry', () => {
    const items = [blockOf(spacer, {})];
    const block = { ...blockOf(grid, { masonry: true }, items), products };
    const markup = renderToStaticMarkup(
      <Blocks blocks={[block]} views={ALL_VIEWS} context={blockContext} />,
    );
    expect(markup).toMatch(/class="grid masonry"[^>]*><div class="cell"/);
    expect(markup.indexOf('spacer')).toBeLessThan(markup.indexOf('palm-tee'));
  });
});
