import { slide, slideshow } from '@selvedge/shared/blocks/slideshow/definition';

import { fixtureOf } from '../fixture-of.js';
import { fixture as first } from '../slide/fixture.js';

const second = fixtureOf(slide, {
  title: 'Printed when you order',
  titleType: 'h2',
  copy: 'Nothing is made to be thrown away.',
  media: 'overlay',
});

export const fixture = fixtureOf(slideshow, { title: 'News' }, [{ ...first, id: 900_001 }, second]);
