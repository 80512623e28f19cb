import { expandable } from '@selvedge/shared/blocks/expandable/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';
import { renderToStaticMarkup } from 'react-dom/server';

import { View } from './view.js';
import { Blocks } from '../Blocks.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered, blockContext } from '../rendered.testing.js';
import { ALL_VIEWS } from '../views.gen.js';

const { expandable: fixture } = FIXTURES;
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(expandable, { title: 'Why?', ...values }));

describe('an expandable', () => {
  it('BLK-039 BLK-096 has its blocks folded under its title, without script too', () => {
    const html = renderToStaticMarkup(
      <Blocks blocks={[fixture]} views={ALL_VIEWS} context={blockContext} />,
    );
    expect(html).toMatch(/<details(?![^>]* open)[^>]*><summary[^>]*>Can I send it back\?</);
    expect(html).toMatch(/<\/summary>.*within thirty days.*<\/details>/);
  });

  it.each<[Json, boolean]>([
    [true, true],
    ['1', true],
    ['0', false],
    ['whenever', false],
  ])('BLK-096 that starts open: %j', (startOpen, isOpen) => {
    expect(/<details[^>]* open=""/.test(withValues({ startOpen }))).toBe(isOpen);
  });

  it('BLK-039 without a title shows what it holds', () => {
    const html = rendered(View, { ...fixture, properties: { ...fixture.properties, title: '' } });
    expect(html).not.toMatch(/<details|<summary/);
    expect(html).toContain('class="items"');
  });

  it('BLK-039 stands on its colour', () => {
    const html = withValues({ backgroundColor: '#eee', padding: 8, borderRadius: 4 });
    expect(html).toContain('--own-padding:8px;--own-radius:4px;--own-background:#eeeeee');
  });
});
