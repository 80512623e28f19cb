import { defineBlock, type PropertiesOf } from '../model/block.js';
import { buttonStyles } from '../model/properties/button-styles.js';
import { choice, colour } from '../model/properties/choices.js';
import { length, number, ratio, step } from '../model/properties/measures.js';
import { describedPicture } from '../kit/described-picture.js';
import { image } from '../model/properties/pictures.js';
import { sectionProperties } from '../kit/section.js';
import { icon, link, text } from '../model/properties/texts.js';

const content = {
  title: text({ maxLength: 100, label: 'Title', group: 'Content' }),
  /** Size step of the title, 0 to 4. */
  titleSize: step({ default: 2, min: 0, max: 4, label: 'Title size', group: 'Type' }),
  copy: text({ maxLength: 300, label: 'Text', group: 'Content' }),
  badge: text({ maxLength: 40, label: 'Badge', group: 'Content' }),
  /** Price as displayed, with its currency sign. */
  price: text({ maxLength: 20, label: 'Price', group: 'Content' }),
  salePrice: text({ maxLength: 20, label: 'Sale price', group: 'Content' }),
  pricePrefix: text({ maxLength: 20, label: 'Price prefix', group: 'Content' }),
  icon: icon({ label: 'Icon', group: 'Content' }),
  iconPosition: choice({
    choices: ['left', 'right'],
    default: 'right',
    label: 'Icon position',
    group: 'Content',
  }),
};

const picture = {
  ...describedPicture,
  video: image({ label: 'Video', group: 'Image', media: 'video', themeKey: 'video.default' }),
  media: choice({
    choices: ['image', 'video'],
    default: 'image',
    label: 'Media',
    group: 'Image',
  }),
  ratio: ratio({ default: 1.026, label: 'Image aspect ratio', group: 'Image' }),
  overlayColor: colour({ default: '#000000', label: 'Overlay colour', group: 'Colours' }),
  overlayOpacity: number({
    default: 0,
    min: 0,
    max: 1,
    label: 'Overlay opacity',
    group: 'Colours',
  }),
};

/** Image and text about one subject, which may have a price. */
export const pod = defineBlock({
  name: 'pod',
  title: 'Content',
  formerNames: ['podBlock'],
  places: ['store', 'mail', 'dashboard'],
  properties: {
    ...content,
    ...picture,
    href: link({ label: 'Link', group: 'Actions' }),
    buttonText: text({ maxLength: 80, label: 'Button', group: 'Actions' }),
    buttonStyles: buttonStyles({ label: 'Button style', group: 'Actions' }),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...sectionProperties,
  },
});

export type PodProperties = PropertiesOf<typeof pod>;
