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

describe('expandable block', () => {
  it('BLK-039 BLK-096 folds its blocks under its title without script', () => {
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
  ])('BLK-096 with startOpen %j is open: %j', (startOpen, isOpen) => {
    expect(/<details[^>]* open=""/.test(withValues({ startOpen }))).toBe(isOpen);
  });

  it('BLK-039 shows its content without a title', () => {
    const html = rendered(View, { ...fixture, properties: { ...fixture.properties, title: '' } });
    expect(html).not.toMatch(/<details|<summary/);
    expect(html).toContain('class="items"');
  });

  it('BLK-039 has a background colour', () => {
    const html = withValues({ backgroundColor: '#eee', padding: 8, borderRadius: 4 });
    expect(html).toContain('--own-padding:8px;--own-radius:4px;--own-background:#eeeeee');
  });
});
