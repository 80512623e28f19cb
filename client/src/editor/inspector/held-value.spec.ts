import { image } from '@selvedge/shared/blocks/model/properties/pictures';
import { text } from '@selvedge/shared/blocks/model/properties/words';

import { wireNamesWith } from './held-value.js';

const words = { label: 'x', group: 'Content' } as const;

describe('the names of a property on a page', () => {
  it('are all that it may be held by, with what belongs to a picture', () => {
    const properties = {
      picture: image({
        ...words,
        wireNames: ['image', 'src'],
        widths: 'srcset',
        focalPoint: 'focus',
      }),
      srcset: text({ ...words, wireNames: ['imageSet'] }),
      title: text(words),
    };
    expect(wireNamesWith('picture', properties)).toStrictEqual([
      'image',
      'src',
      'imageSet',
      'focus',
    ]);
    expect(wireNamesWith('title', properties)).toStrictEqual(['title']);
  });
});
