import { storeHidden } from '@selvedge/shared/blocks/storeHidden/definition';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { storeHidden: fixture } = FIXTURES;
describe('hidden store block', () => {
  it("BLK-036 says that shoppers cannot see the store, in the default or the owner's words", () => {
    expect(rendered(View, blockOf(storeHidden, {}))).toMatch(
      /role="note">.*This shop is not visible to shoppers\.<\/p>/,
    );
    expect(rendered(View, blockOf(storeHidden, { text: 'Closed', padding: 4 }))).toMatch(
      /--own-padding:4px.*Closed<\/p>/,
    );
  });

  it('BLK-036 has one action', () => {
    expect(rendered(View, fixture)).toMatch(/<a href="\/dashboard\/"[^>]*>.*Open the shop/);
    const actions = [
      { text: 'First', href: '/a/' },
      { text: 'Second', href: '/b/' },
    ];
    expect(rendered(View, blockOf(storeHidden, { action: actions }))).not.toContain('Second');
    expect(rendered(View, blockOf(storeHidden, {}))).not.toContain('<a');
  });
});
