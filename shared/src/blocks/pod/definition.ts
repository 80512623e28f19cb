import { defineBlock, type PropertiesOf } from '../model/block.js';
import { buttonStyles } from '../model/properties/button-styles.js';
import { choice, colour } from '../model/properties/choices.js';
import { length, number, ratio, step } from '../model/properties/measures.js';
import { describedPicture } from '../kit/described-picture.js';
import { image } from '../model/properties/pictures.js';
import { sectionProperties } from '../kit/section.js';
import { icon, link, text } from '../model/properties/texts.js';

/** BLK-078. */
const content = {
  title: text({ maxLength: 100, label: 'Title', group: 'Content' }),
  /** BLK-079: how large its title is, 0 the smallest and 4 the largest. */
  titleSize: step({ default: 2, min: 0, max: 4, label: 'Size of the title', group: 'Type' }),
  copy: text({ maxLength: 300, label: 'Text', group: 'Content' }),
  badge: text({ maxLength: 40, label: 'Badge', group: 'Content' }),
  /** As it is to be read, with its sign. */
  price: text({ maxLength: 20, label: 'Price', group: 'Content' }),
  salePrice: text({ maxLength: 20, label: 'Sale price', group: 'Content' }),
  pricePrefix: text({ maxLength: 20, label: 'Before the price', group: 'Content' }),
  icon: icon({ label: 'Icon', group: 'Content' }),
  iconPosition: choice({
    choices: ['left', 'right'],
    default: 'right',
    label: 'Side of the icon',
    group: 'Content',
  }),
};

const picture = {
  ...describedPicture,
  video: image({ label: 'Film', group: 'Picture', media: 'video' }),
  media: choice({
    choices: ['image', 'video'],
    default: 'image',
    label: 'What it shows',
    group: 'Picture',
  }),
  ratio: ratio({ default: 1.026, label: 'Shape of the picture', group: 'Picture' }),
  overlayColor: colour({ default: '#000000', label: 'Over the picture', group: 'Colours' }),
  /** BLK-082. */
  overlayOpacity: number({
    default: 0,
    min: 0,
    max: 1,
    label: 'How much the picture is covered',
    group: 'Colours',
  }),
};

/** BLK-027, BLK-078: a picture and words about one thing, which may be for sale. */
export const pod = defineBlock({
  name: 'pod',
  title: 'Content',
  formerNames: ['podBlock'],
  places: ['store', 'mail', 'dashboard'],
  properties: {
    ...content,
    ...picture,
    href: link({ label: 'Where it leads', group: 'Actions' }),
    buttonText: text({ maxLength: 80, label: 'Button', group: 'Actions' }),
    buttonStyles: buttonStyles({ label: 'Looks of the button', group: 'Actions' }),
    borderRadius: length({ default: null, label: 'Corners', group: 'Layout' }),
    ...sectionProperties,
  },
});

export type PodProperties = PropertiesOf<typeof pod>;
