import { carousel } from '@selvedge/shared/blocks/carousel/definition';
import { text } from '@selvedge/shared/blocks/text/definition';

import { fixtureOf } from '../fixture-of.js';

const items = ['Cut', 'Printed', 'Packed', 'Posted', 'Worn'].map((step) =>
  fixtureOf(text, { html: `<h3>${step}</h3><p>One at a time.</p>`, backgroundColor: '#f4f1ea' }),
);

export const fixture = fixtureOf(carousel, { title: 'How it comes to you' }, items);
