import { youtube } from '@selvedge/shared/blocks/youtube/definition';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(youtube, {
  videoId: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  title: 'How we print',
});
