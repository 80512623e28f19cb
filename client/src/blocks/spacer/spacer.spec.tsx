import { spacer } from '@selvedge/shared/blocks/spacer/definition';

import { fixture } from './fixture.js';
import { View } from './view.js';
import { fixtureOf } from '../fixture-of.js';
import { rendered } from '../rendered.testing.js';

describe('a spacer', () => {
  it('BLK-035 has a height, 24 px unless it says otherwise, and nothing to read', () => {
    expect(rendered(View, fixtureOf(spacer, {}))).toContain('--own-height:24px');
    const html = rendered(View, fixture);
    expect(html).toContain('--own-height:48px');
    expect(html).toContain('aria-hidden="true"');
  });
});
