import { carousel } from '@selvedge/shared/blocks/carousel/definition';
import { renderToStaticMarkup } from 'react-dom/server';

import { View } from './view.js';
import { Blocks } from '../Blocks.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered, blockContext } from '../rendered.testing.js';
import { ALL_VIEWS } from '../views.gen.js';

const { carousel: fixture } = FIXTURES;
describe('carousel block', () => {
  it('BLK-019 has its blocks in a keyboard-scrollable row with two arrows', () => {
    const html = renderToStaticMarkup(
      <Blocks blocks={[fixture]} views={ALL_VIEWS} context={blockContext} />,
    );
    expect(html).toMatch(
      /<div class="strip" role="group" aria-label="How it gets to you" tabindex="0">/,
    );
    for (const { id } of fixture.items) expect(html).toContain(`id="b-${id}"`);
    expect(html).toMatch(/aria-label="Back".*aria-label="Next"/);
    expect(html).toContain('<h2 dir="auto">How it gets to you</h2>');
  });

  it('BLK-019 shows four on a large screen by default', () => {
    expect(rendered(View, blockOf(carousel, {}))).toMatch(
      /--own-visible-xs:1;--own-visible-md:2;--own-visible-lg:4;--own-spacing:24px/,
    );
    expect(rendered(View, blockOf(carousel, { visibleLg: '3', spacing: 8 }))).toContain(
      '--own-visible-lg:3;--own-spacing:8px',
    );
  });

  it('BLK-019 requests images in the width of their slot', () => {
    const picture = { ...FIXTURES.image, id: 77 };
    const html = renderToStaticMarkup(
      <Blocks
        blocks={[blockOf(carousel, {}, [picture])]}
        views={ALL_VIEWS}
        context={blockContext}
      />,
    );
    expect(html).toContain('sizes="(width &gt;= 576px) 25vw, 100vw"');
    expect(html).toContain('id="b-77"');
  });

  it('BLK-019 has an accessible name without a title', () => {
    expect(rendered(View, blockOf(carousel, {}))).toContain('<section');
    expect(rendered(View, blockOf(carousel, {}))).toContain('aria-label="Carousel"');
  });
});
