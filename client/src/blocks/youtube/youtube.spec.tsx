import type { Json } from '@selvedge/shared/catalogue/contract';
import { youtube } from '@selvedge/shared/blocks/youtube/definition';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { youtube: fixture } = FIXTURES;
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(youtube, { videoId: 'aqz-KE-bpKQ', ...values }));

describe('YouTube block', () => {
  it('BLK-038 loads nothing from another host before it is played, and is a link without script', () => {
    const html = rendered(View, fixture);
    expect(html).toMatch(
      /<a[^>]* href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ" target="_blank" rel="noopener noreferrer">.*How we print/,
    );
    expect(html).not.toMatch(/<iframe|src="/);
  });

  it('BLK-038 is 16:9 by default', () => {
    expect(withValues({})).toContain('--own-ratio:1 / 0.5625');
    expect(withValues({ ratio: '4:3', borderRadius: 8 })).toContain(
      '--own-ratio:1 / 0.75;--own-radius:8px',
    );
    expect(withValues({ image: '/images/a' })).toContain('<img');
  });

  it.each([
    'aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?t=3',
    'https://m.youtube.com/watch?list=a&v=aqz-KE-bpKQ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ#t',
  ])('BLK-038 accepts the video id or address %s', (videoId) => {
    expect(withValues({ videoId })).toContain('watch?v=aqz-KE-bpKQ"');
  });

  it.each(['', 'aqz', 'aqz-KE-bpKQ"', 'https://evil.example/watch?v=aqz-KE-bpKQ', 'javascript:a'])(
    'BLK-038 is empty for %j',
    (videoId) => {
      expect(withValues({ videoId })).toBe('');
    },
  );
});
