import { defineBlock, type PropertiesOf } from '../model/block.js';
import { choice, colour, flag } from '../model/properties/choices.js';
import { length, ratio } from '../model/properties/measures.js';
import { focalPoint, image as picture, imageSet } from '../model/properties/pictures.js';
import { sectionProperties } from '../kit/section.js';
import { link, text } from '../model/properties/texts.js';

/** Image with an optional link. */
export const image = defineBlock({
  name: 'image',
  title: 'Image',
  formerNames: ['imageBlock'],
  places: ['store', 'mail', 'dashboard'],
  properties: {
    src: picture({
      label: 'Image',
      group: 'Image',
      wireNames: ['src', 'image'],
      alternative: 'alt',
      widths: 'srcSet',
      focalPoint: 'focalPoint',
    }),
    focalPoint: focalPoint('src'),
    srcSet: imageSet({ label: 'Other image widths', group: 'Image' }),
    alt: text({
      required: true,
      maxLength: 300,
      label: 'Alternative text',
      group: 'Image',
    }),
    href: link({ label: 'Link', group: 'Content' }),
    objectFit: choice({
      choices: ['cover', 'contain', 'fill', 'none', 'scale-down'],
      default: 'cover',
      label: 'Image fit',
      group: 'Image',
    }),
    lazyLoad: flag({ default: true, label: 'Lazy loading', group: 'Image' }),
    ratio: ratio({ default: null, label: 'Aspect ratio', group: 'Image' }),
    placeholderColor: colour({
      default: '#eeeeee',
      label: 'Placeholder colour',
      group: 'Colours',
      wireNames: ['placeholderColor', 'placeholderColour'],
    }),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...sectionProperties,
  },
  traits: {
    flow: 'inline',
    bleed: true,
    firstPicture: ({ src }) => src !== null,
  },
});

export type ImageProperties = PropertiesOf<typeof image>;
