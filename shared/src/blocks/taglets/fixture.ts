import { defineFixture } from '../model/block-fixture.js';
import { taglets } from './definition.js';

export const fixture = defineFixture(taglets, {
  taglets: [{ icon: 'gift', text: 'Makes a good gift' }, { text: 'Organic cotton' }],
});
