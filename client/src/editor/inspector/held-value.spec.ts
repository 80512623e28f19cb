import { image } from '@selvedge/shared/blocks/model/properties/pictures';
import { text } from '@selvedge/shared/blocks/model/properties/texts';

import { wireNamesWith } from './held-value.js';

const common = { label: 'x', group: 'Content' } as const;

describe('wireNamesWith', () => {
  it('returns all wire names of a property, including those of the parts of an image', () => {
    const properties = {
      picture: image({
        ...common,
        wireNames: ['image', 'src'],
        widths: 'srcset',
        focalPoint: 'focus',
      }),
      srcset: text({ ...common, wireNames: ['imageSet'] }),
      title: text(common),
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
