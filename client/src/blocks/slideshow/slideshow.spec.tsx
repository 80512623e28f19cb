import { resolveProperties } from '@selvedge/shared/blocks/model/block';
import { slideshow } from '@selvedge/shared/blocks/slideshow/definition';
import { renderToStaticMarkup } from 'react-dom/server';

import { View } from './view.js';
import { Blocks } from '../Blocks.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered, blockContext } from '../rendered.testing.js';
import { ALL_VIEWS } from '../views.gen.js';

const { slideshow: fixture } = FIXTURES;
describe('slideshow block', () => {
  it('BLK-033 has its slides side by side with controls', () => {
    const html = renderToStaticMarkup(
      <Blocks blocks={[fixture]} views={ALL_VIEWS} context={blockContext} />,
    );
    expect(html).toMatch(
      /aria-roledescription="carousel" aria-label="News".*New this week.*Printed when you order/,
    );
    expect(html).toMatch(/"Previous slide".*"Play slideshow".*"Next slide"/);
  });

  it('BLK-033 BLK-095 CST-089 rotates every 5000 ms by default', () => {
    const of = (values: Parameters<typeof blockOf>[1]) => blockOf(slideshow, values).properties;
    expect(resolveProperties(slideshow, {}, (value) => value)).toMatchObject({
      speed: 5000,
      mode: 'slideshow',
    });
    expect(of({ speed: '8000', mode: 'manual' })).toMatchObject({ speed: 8000, mode: 'manual' });
    expect(of({ speed: 1, mode: 'wild' })).toMatchObject({ speed: 2000, mode: 'slideshow' });
  });

  it('BLK-033 has no controls with one slide, and is empty without slides', () => {
    const [only] = fixture.items;
    const single = rendered(View, { ...fixture, items: only ? [only] : [] });
    expect(single).toContain('<section');
    expect(single).not.toContain('<button');
    expect(rendered(View, { ...fixture, items: [] })).toBe('');
  });

  it('BLK-098 is not ready before its image has loaded', () => {
    expect(rendered(View, fixture)).toContain('<section class="slideshow"');
  });
});
