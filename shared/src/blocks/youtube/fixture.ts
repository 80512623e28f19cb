import { defineFixture } from '../model/block-fixture.js';
import { youtube } from './definition.js';

export const fixture = defineFixture(youtube, {
  videoId: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  title: 'How we print',
});
