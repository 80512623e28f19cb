import { defineFixture } from '../model/block-fixture.js';
import { quote } from './definition.js';

export const fixture = defineFixture(quote, {
  text: 'The softest thing in my wardrobe, and the only one that strangers ask me about.',
  author: 'Maya, Bristol',
});
