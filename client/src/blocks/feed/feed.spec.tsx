import { feed } from '@selvedge/shared/blocks/feed/definition';
import { requestsOf } from '@selvedge/shared/blocks/requests';
import { profilesOf } from '@selvedge/shared/catalogue/social-networks';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

describe('a feed', () => {
  it('BLK-021 BLK-103 is of Instagram, and of 20, unless it says otherwise', () => {
    expect(blockOf(feed, {}).properties).toMatchObject({ source: 'instagram', limit: 20 });
    const tagged = blockOf(feed, { source: 'drive', tag: 'worn' });
    expect(requestsOf(tagged)).toStrictEqual({ pictures: { tag: 'worn', limit: 20 } });
  });

  it('shows the pictures of the library with what they show', () => {
    const html = rendered(View, FIXTURES.feed);
    expect(html.match(/<img/g)).toHaveLength(6);
    expect(html).toContain('alt="A navy tee with whale song"');
  });

  it('leads to Instagram where the shop is there, and is nothing where it is not', () => {
    const profiles = profilesOf({ instagram: 'tropic.tees', tiktok: 'tropic' });
    const html = rendered(View, { ...blockOf(feed, {}), profiles });
    expect(html).toMatch(/href="https:\/\/www\.instagram\.com\/tropic\.tees\/?"/);
    expect(html).not.toContain('tiktok');
    expect(rendered(View, blockOf(feed, {}))).toBe('');
  });
});
