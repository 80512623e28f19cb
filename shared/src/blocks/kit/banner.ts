import type { PropertiesOf } from '../model/block.js';
import { actions } from '../model/properties/actions.js';
import { choice, colour } from '../model/properties/choices.js';
import { length, number, ratio, scale } from '../model/properties/measures.js';
import { focalPoint, image, imageAlt, imageSet } from '../model/properties/pictures.js';
import { sectionProperties } from './section.js';
import { font, text } from '../model/properties/texts.js';

/** BLK-063: what a banner shows behind its words. */
const content = {
  /** BLK-073. */
  title: text({ maxLength: 50, label: 'Title', group: 'Content' }),
  /** BLK-070. */
  titleType: choice({
    choices: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p'],
    default: 'h1',
    heads: 'title',
    label: 'Kind of title',
    group: 'Type',
  }),
  /** BLK-074. */
  copy: text({ maxLength: 300, label: 'Text', group: 'Content' }),
  image: image({
    label: 'Picture',
    group: 'Picture',
    alternative: 'imageAlt',
    widths: 'srcSet',
    focalPoint: 'focalPoint',
  }),
  focalPoint: focalPoint('image'),
  imageAlt,
  srcSet: imageSet({ label: 'The picture in other widths', group: 'Picture' }),
  video: image({ label: 'Film', group: 'Picture', media: 'video' }),
  videoThumbnail: image({ label: 'Picture until the film plays', group: 'Picture' }),
  media: choice({
    choices: ['image', 'video', 'overlay'],
    default: 'image',
    label: 'Behind the words',
    group: 'Picture',
  }),
  /** BLK-068, BLK-077. */
  actions: actions({
    label: 'Buttons',
    group: 'Actions',
    wireNames: ['actions', 'primaryActions'],
  }),
};

const shape = {
  /** BLK-064: above small screens. */
  minHeight: length({ default: '400px', label: 'Least height', group: 'Layout' }),
  /** a height that the owner set holds on small screens too. */
  minHeightSmall: length({
    default: '70vh',
    label: 'Least height on small screens',
    group: 'Layout',
    wireNames: ['minHeightSmall', 'minHeight'],
  }),
  /** BLK-065. */
  verticalAlignment: choice({
    choices: ['top', 'center', 'bottom'],
    default: 'center',
    label: 'Words from top to bottom',
    group: 'Layout',
  }),
  /** BLK-066. */
  horizontalAlignment: choice({
    choices: ['left', 'center', 'right'],
    default: 'center',
    label: 'Words from side to side',
    group: 'Layout',
  }),
  contentWidth: length({ default: '95%', label: 'Width of the words', group: 'Layout' }),
  /** BLK-069: height divided by width. */
  ratio: ratio({ default: 0.4, label: 'Shape of the picture', group: 'Picture' }),
  borderRadius: length({ default: null, label: 'Corners', group: 'Layout' }),
};

const looks = {
  /** BLK-067. */
  font: font({ default: 'Lato', label: 'Font', group: 'Type' }),
  /** BLK-076. */
  fontScale: scale({ label: 'Size of the words', group: 'Type' }),
  titleColor: colour({ label: 'Title', group: 'Colours', standsOn: ['titleBackground'] }),
  titleBackground: colour({
    label: 'Behind the title',
    group: 'Colours',
    wireNames: ['titleBackground', 'titleBackgroundColor'],
  }),
  copyColor: colour({ label: 'Text', group: 'Colours', standsOn: ['copyBackground'] }),
  copyBackground: colour({
    label: 'Behind the text',
    group: 'Colours',
    wireNames: ['copyBackground', 'copyBackgroundColor'],
  }),
  textShadow: choice({
    choices: ['none', 'light', 'medium', 'heavy'],
    default: 'none',
    label: 'Shadow of the words',
    group: 'Type',
  }),
  /** BLK-071. */
  buttonSize: choice({
    choices: ['small', 'standard', 'large'],
    default: 'standard',
    label: 'Size of the buttons',
    group: 'Actions',
  }),
  overlayColor: colour({ default: '#000000', label: 'Over the picture', group: 'Colours' }),
  /** BLK-072. */
  overlayOpacity: number({
    default: 0.15,
    min: 0,
    max: 1,
    label: 'How much the picture is covered',
    group: 'Colours',
  }),
};

/** BLK-017, BLK-063 to BLK-077: of banners, and of the slides that are banners in another place. */
export const bannerProperties = { ...content, ...shape, ...looks, ...sectionProperties };

export type BannerProperties = PropertiesOf<{ readonly properties: typeof bannerProperties }>;
