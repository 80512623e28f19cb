import { summary } from '@selvedge/shared/blocks/summary/definition';
import { requestsOf } from '@selvedge/shared/blocks/requests';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

describe('summary block', () => {
  it('BLK-046 has a heading and labelled key figures', () => {
    const html = rendered(View, FIXTURES.summary);
    expect(html).toContain('<h2 class="title" dir="auto">Our year on the coast</h2>');
    expect(html).toContain('<dt>Tees printed</dt><dd class="value">12,480</dd>');
    expect(html.match(/<dt>/g)).toHaveLength(3);
  });

  it('BLK-046 shows only the figures of its data address', () => {
    const block = blockOf(summary, { title: 'Today', figures: 'A: 1', asyncData: '/figures' });
    expect(requestsOf(block)).toStrictEqual({ figures: { address: '/figures' } });
    expect(requestsOf(FIXTURES.summary)).toStrictEqual({});
    const html = rendered(View, { ...block, figures: [{ label: 'Sold', value: '7' }] });
    expect(html).toContain('<dt>Sold</dt><dd class="value">7</dd>');
    expect(html).not.toContain('<dt>A</dt>');
  });

  it('BLK-009 is only its heading if the address returns nothing, and empty without one', () => {
    expect(rendered(View, blockOf(summary, { title: 'Today', asyncData: '/a' }))).not.toContain(
      '<dl',
    );
    expect(rendered(View, blockOf(summary, { asyncData: '/a', figures: 'A: 1' }))).toBe('');
    expect(rendered(View, blockOf(summary, { copy: 'Well', align: 'center' }))).toMatch(
      /^<section class="surface summary center"[^>]*><p class="copy">Well<\/p><\/section>$/,
    );
  });
});
