import { spacer } from '@selvedge/shared/blocks/spacer/definition';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { spacer: fixture } = FIXTURES;
describe('spacer block', () => {
  it('BLK-035 has a height of 24 px by default, and no content', () => {
    expect(rendered(View, blockOf(spacer, {}))).toContain('--own-height:24px');
    const html = rendered(View, fixture);
    expect(html).toContain('--own-height:48px');
    expect(html).toContain('aria-hidden="true"');
  });
});
