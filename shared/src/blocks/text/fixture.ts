import { defineFixture } from '../model/block-fixture.js';
import { text } from './definition.js';

export const fixture = defineFixture(text, {
  html: [
    '<h2>Printed when you order</h2>',
    '<p>We keep no stock. Your tee is cut, sewn and printed after you have chosen it, so nothing is left over at the end of a season. <a href="/about/">How we work</a></p>',
    '<ul><li>Organic cotton, spun and knitted in one place</li><li>Water-based inks</li><li>Sent within three days</li></ul>',
    '<p>When it is worn out, send it back: it becomes the yarn of the next one.</p>',
  ].join(''),
});
