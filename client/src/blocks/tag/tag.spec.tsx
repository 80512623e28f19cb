import { tag } from '@selvedge/shared/blocks/tag/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { tag: fixture } = FIXTURES;
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(tag, { text: 'New', ...values }));

describe('tag block', () => {
  it("BLK-056 is a pill with text in the theme's colours or its own", () => {
    expect(rendered(View, fixture)).toMatch(/^<p class="place"><span class="tag" dir="auto">New</);
    expect(withValues({ color: '#fc0', textColor: '#000', padding: 4 })).toContain(
      'style="--own-padding:4px;--own-pill:#ffcc00;--own-words:#000000"',
    );
    expect(withValues({ align: 'right' })).toContain('class="place right"');
  });

  it('BLK-056 is empty without text', () => {
    expect(withValues({ text: '' })).toBe('');
  });
});
