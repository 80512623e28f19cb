import { defineFixture } from '../model/block-fixture.js';
import { expandable } from './definition.js';

const answer = {
  type: 'text',
  values: { html: '<p>Yes, within thirty days, whatever the reason.</p>' },
};

export const fixture = defineFixture(
  expandable,
  { title: 'Can I send it back?' },
  { items: [answer] },
);
