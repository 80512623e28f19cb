import { row } from '@selvedge/shared/blocks/row/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';
import { renderToStaticMarkup } from 'react-dom/server';

import { View } from './view.js';
import { Blocks } from '../Blocks.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered, blockContext } from '../rendered.testing.js';
import { ALL_VIEWS } from '../views.gen.js';

const { row: fixture } = FIXTURES;
const withValues = (values: Readonly<Record<string, Json>>) => rendered(View, blockOf(row, values));

describe('row block', () => {
  it('BLK-031 BLK-001 has its blocks next to each other in the widths of their sizes', () => {
    const html = renderToStaticMarkup(
      <Blocks blocks={[fixture]} views={ALL_VIEWS} context={blockContext} />,
    );
    expect(html.match(/style="--own-size:4"/g)).toHaveLength(3);
    for (const { id } of fixture.items) expect(html).toContain(`id="b-${id}"`);
  });

  it('BLK-101 CST-078 has a gap of 24 px by default', () => {
    expect(withValues({})).toContain('--own-row-gap:24px;--own-column-gap:24px');
    expect(withValues({ spacing: '8px 16px' })).toContain(
      '--own-row-gap:8px;--own-column-gap:16px',
    );
    const fluid = 'clamp(1rem, 2vw, 3rem)';
    expect(withValues({ spacing: fluid })).toContain(`--own-column-gap:${fluid}`);
  });

  it.each(['center', 'bottom', 'stretch'])('BLK-031 aligns its blocks by %s', (alignment) => {
    expect(withValues({ verticalAlignment: alignment })).toContain(`class="row ${alignment}"`);
  });

  it('BLK-031 shows pairs of quarters next to each other on a phone', () => {
    const rowOf = (...sizes: readonly number[]) =>
      rendered(
        View,
        blockOf(
          row,
          {},
          sizes.map((size) => ({ ...FIXTURES.spacer, size })),
        ),
      );
    expect(rowOf(6, 3, 3)).toContain('paired');
    expect(rowOf(3, 3, 3, 3)).toContain('paired');
    expect(rowOf(3, 9)).not.toContain('paired');
    expect(rowOf(3, 3, 3)).not.toContain('paired');
    expect(rowOf(6, 6)).not.toContain('paired');
  });

  it('BLK-031 has a background colour', () => {
    const html = withValues({ backgroundColor: '#eee', padding: 8, borderRadius: 4 });
    expect(html).toContain('--own-padding:8px;--own-radius:4px;--own-background:#eeeeee');
  });
});
