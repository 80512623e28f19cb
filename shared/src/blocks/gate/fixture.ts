import { defineFixture } from '../model/block-fixture.js';
import { gate } from './definition.js';

const story = {
  type: 'text',
  values: { html: '<p>The next drop is ready: twelve prints of the tide at night.</p>' },
};

export const fixture = defineFixture(
  gate,
  {
    title: 'Before everyone else',
    copy: 'Leave your e-mail address, and see what we are working on.',
    buttonText: 'Show me',
  },
  { items: [story] },
);
