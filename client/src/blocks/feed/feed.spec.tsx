import { feed } from '@selvedge/shared/blocks/feed/definition';
import { requestsOf } from '@selvedge/shared/blocks/requests';
import { profilesOf } from '@selvedge/shared/catalogue/social-networks';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

describe('feed block', () => {
  it('BLK-103 CST-095 has Instagram and 20 images as defaults', () => {
    expect(blockOf(feed, {}).properties).toMatchObject({ source: 'instagram', limit: 20 });
    const tagged = blockOf(feed, { source: 'drive', tag: 'worn' });
    expect(requestsOf(tagged)).toStrictEqual({ pictures: { tag: 'worn', limit: 20 } });
  });

  it('shows images of the library with alternative text', () => {
    const html = rendered(View, FIXTURES.feed);
    expect(html.match(/<img/g)).toHaveLength(6);
    expect(html).toContain('alt="A navy tee with whale song"');
  });

  it("links to the shop's Instagram profile, and is empty without one", () => {
    const profiles = profilesOf({ instagram: 'tropic.tees', tiktok: 'tropic' });
    const html = rendered(View, { ...blockOf(feed, {}), profiles });
    expect(html).toMatch(/href="https:\/\/www\.instagram\.com\/tropic\.tees\/?"/);
    expect(html).not.toContain('tiktok');
    expect(rendered(View, blockOf(feed, {}))).toBe('');
  });
});
