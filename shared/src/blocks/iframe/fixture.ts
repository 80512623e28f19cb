import { defineFixture } from '../model/block-fixture.js';
import { iframe } from './definition.js';

export const fixture = defineFixture(iframe, {
  src: 'https://maps.example/embed?q=studio',
  title: 'Where we print',
  height: 400,
});
