import { text } from '@selvedge/shared/blocks/text/definition';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(text, {
  html: [
    '<h2>Printed when you order</h2>',
    '<p>We keep no stock. Your tee is cut, sewn and printed after you have chosen it, so nothing is left over at the end of a season. <a href="/about/">How we work</a></p>',
    '<ul><li>Organic cotton, spun and knitted in one place</li><li>Inks on water</li><li>Sent within three days</li></ul>',
    '<p>When it is worn out, send it back: it becomes the yarn of the next one.</p>',
  ].join(''),
});
