import { quote } from '@selvedge/shared/blocks/quote/definition';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(quote, {
  text: 'The softest thing in my wardrobe, and the only one that strangers ask me about.',
  author: 'Maya, Bristol',
});
