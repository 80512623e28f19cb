import { storeHidden } from '@selvedge/shared/blocks/storeHidden/definition';

import { fixture } from './fixture.js';
import { View } from './view.js';
import { fixtureOf } from '../fixture-of.js';
import { rendered } from '../rendered.testing.js';

describe('what tells that a store is hidden', () => {
  it('BLK-036 says that shoppers do not see it, in words of its own or of the owner’s', () => {
    expect(rendered(View, fixtureOf(storeHidden, {}))).toMatch(
      /role="note">.*This store is not visible to shoppers\.<\/p>/,
    );
    expect(rendered(View, fixtureOf(storeHidden, { text: 'Closed', padding: 4 }))).toMatch(
      /--own-padding:4px.*Closed<\/p>/,
    );
  });

  it('BLK-036 has one action', () => {
    expect(rendered(View, fixture)).toMatch(/<a href="\/dashboard\/"[^>]*>.*Open it/);
    const actions = [
      { text: 'First', href: '/a/' },
      { text: 'Second', href: '/b/' },
    ];
    expect(rendered(View, fixtureOf(storeHidden, { action: actions }))).not.toContain('Second');
    expect(rendered(View, fixtureOf(storeHidden, {}))).not.toContain('<a');
  });
});
