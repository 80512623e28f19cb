import { taglets } from '@selvedge/shared/blocks/taglets/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { taglets: fixture } = FIXTURES;
const withPills = (pills: Json, values: Readonly<Record<string, Json>> = {}) =>
  rendered(View, blockOf(taglets, { taglets: pills, ...values }));

describe('taglets', () => {
  it('BLK-055 are a line of pills, each of an icon and text', () => {
    expect(rendered(View, fixture)).toMatch(
      /<li class="pill"><span class="icon" data-name="gift"[^>]*><\/span>Makes a good gift<\/li><li class="pill">Organic cotton/,
    );
    expect(withPills(['New'], { align: 'center', padding: 4 })).toContain(
      '<ul class="taglets center" style="--own-padding:4px"><li class="pill">New<',
    );
  });

  it('BLK-055 leave out what has no words, and icons that nobody knows', () => {
    const html = withPills([{ icon: 'gift' }, { icon: 'skull', text: 'Kept' }, 7, null, '  ']);
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toContain('<li class="pill">Kept</li><li class="pill">7</li>');
  });

  it('BLK-055 are twelve at most, of forty letters at most', () => {
    const html = withPills(Array.from({ length: 20 }, () => 'a'.repeat(50)));
    expect(html.match(/<li/g)).toHaveLength(12);
    expect(html).toContain(`>${'a'.repeat(40)}<`);
  });

  it('BLK-055 are nothing without any', () => {
    expect(withPills([])).toBe('');
  });
});
