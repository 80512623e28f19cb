import { taglets } from '@selvedge/shared/blocks/taglets/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { taglets: fixture } = FIXTURES;
const withPills = (pills: Json, values: Readonly<Record<string, Json>> = {}) =>
  rendered(View, blockOf(taglets, { taglets: pills, ...values }));

describe('taglets block', () => {
  it('BLK-055 has a row of pills with icon and text', () => {
    expect(rendered(View, fixture)).toMatch(
      /<li class="pill"><span class="icon" data-name="gift"[^>]*><\/span>Makes a good gift<\/li><li class="pill">Organic cotton/,
    );
    expect(withPills(['New'], { align: 'center', padding: 4 })).toContain(
      '<ul class="taglets center" style="--own-padding:4px"><li class="pill">New<',
    );
  });

  it('BLK-055 leaves out pills without text, and unknown icons', () => {
    const html = withPills([{ icon: 'gift' }, { icon: 'skull', text: 'Kept' }, 7, null, '  ']);
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toContain('<li class="pill">Kept</li><li class="pill">7</li>');
  });

  it('BLK-055 has at most twelve pills of at most forty characters', () => {
    const html = withPills(Array.from({ length: 20 }, () => 'a'.repeat(50)));
    expect(html.match(/<li/g)).toHaveLength(12);
    expect(html).toContain(`>${'a'.repeat(40)}<`);
  });

  it('BLK-055 is empty without pills', () => {
    expect(withPills([])).toBe('');
  });
});
