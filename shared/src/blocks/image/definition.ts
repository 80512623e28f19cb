import { defineBlock, type PropertiesOf } from '../model/block.js';
import { choice, colour, flag } from '../model/properties/choices.js';
import { length, ratio } from '../model/properties/measures.js';
import { focalPoint, image as picture, imageSet } from '../model/properties/pictures.js';
import { sectionProperties } from '../kit/section.js';
import { link, text } from '../model/properties/texts.js';

/** BLK-026, BLK-088: a picture, which may lead somewhere. */
export const image = defineBlock({
  name: 'image',
  title: 'Image',
  formerNames: ['imageBlock'],
  places: ['store', 'mail', 'dashboard'],
  properties: {
    src: picture({
      label: 'Picture',
      group: 'Picture',
      wireNames: ['src', 'image'],
      alternative: 'alt',
      widths: 'srcSet',
      focalPoint: 'focalPoint',
    }),
    focalPoint: focalPoint('src'),
    srcSet: imageSet({ label: 'The picture in other widths', group: 'Picture' }),
    alt: text({
      required: true,
      maxLength: 300,
      label: 'What the picture shows, for those who cannot see it',
      group: 'Picture',
    }),
    href: link({ label: 'Where it leads', group: 'Content' }),
    objectFit: choice({
      choices: ['cover', 'contain', 'fill', 'none', 'scale-down'],
      default: 'cover',
      label: 'How it fills its place',
      group: 'Picture',
    }),
    lazyLoad: flag({ default: true, label: 'Loaded when it comes near', group: 'Picture' }),
    ratio: ratio({ default: null, label: 'Shape', group: 'Picture' }),
    placeholderColor: colour({
      default: '#eeeeee',
      label: 'Colour until it is loaded',
      group: 'Colours',
      wireNames: ['placeholderColor', 'placeholderColour'],
    }),
    borderRadius: length({ default: null, label: 'Corners', group: 'Layout' }),
    ...sectionProperties,
  },
  traits: {
    flow: 'inline',
    bleed: true,
    firstPicture: ({ src }) => src !== null,
  },
});

export type ImageProperties = PropertiesOf<typeof image>;
