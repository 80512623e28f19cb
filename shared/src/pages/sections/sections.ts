import { collectionStory } from './collection-story.js';
import { faq } from './faq.js';
import { featureRow } from './feature-row.js';
import { gallery } from './gallery.js';
import { hero } from './hero.js';
import { newsletter } from './newsletter.js';
import { splitTest } from './split-test.js';
import type { Section } from './section.js';

/** In page order. Only the page editor loads them. */
export const SECTIONS: readonly Section[] = [
  hero,
  featureRow,
  collectionStory,
  gallery,
  faq,
  newsletter,
  splitTest,
];
