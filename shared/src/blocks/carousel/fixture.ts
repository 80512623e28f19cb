import { defineFixture } from '../model/block-fixture.js';
import { carousel } from './definition.js';

const items = ['Cut', 'Printed', 'Packed', 'Posted', 'Worn'].map((step) => ({
  type: 'text',
  values: {
    html: `<h3>${step}</h3><p>One at a time.</p>`,
    // Sets both colours, so that the blocks stand out in a dark theme.
    ...{ textColor: '#26221c', backgroundColor: '#f4f1ea' },
  },
}));

export const fixture = defineFixture(carousel, { title: 'How it gets to you' }, { items });
