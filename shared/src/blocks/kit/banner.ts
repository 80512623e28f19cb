import type { PropertiesOf } from '../model/block.js';
import { actions } from '../model/properties/actions.js';
import { choice, colour } from '../model/properties/choices.js';
import { length, number, ratio, scale } from '../model/properties/measures.js';
import { focalPoint, image, imageAlt, imageSet } from '../model/properties/pictures.js';
import { sectionProperties } from './section.js';
import { font, text } from '../model/properties/texts.js';

const content = {
  title: text({ maxLength: 50, label: 'Title', group: 'Content' }),
  titleType: choice({
    choices: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p'],
    default: 'h1',
    heads: 'title',
    label: 'Title level',
    group: 'Type',
  }),
  copy: text({ maxLength: 300, label: 'Text', group: 'Content' }),
  image: image({
    label: 'Image',
    group: 'Image',
    alternative: 'imageAlt',
    widths: 'srcSet',
    focalPoint: 'focalPoint',
  }),
  focalPoint: focalPoint('image'),
  /** A crop of the image for phones, on whose lower edge the main text of a page begins. */
  imageSmall: image({ label: 'Image on small screens', group: 'Image' }),
  imageAlt,
  srcSet: imageSet({ label: 'Other image widths', group: 'Image' }),
  video: image({ label: 'Video', group: 'Image', media: 'video', themeKey: 'video.default' }),
  videoThumbnail: image({ label: 'Image before the video plays', group: 'Image' }),
  media: choice({
    choices: ['image', 'video', 'overlay'],
    default: 'image',
    label: 'Background type',
    group: 'Image',
  }),
  actions: actions({
    label: 'Buttons',
    group: 'Actions',
    wireNames: ['actions', 'primaryActions'],
  }),
};

const shape = {
  /** Applies to all screens except small ones. */
  minHeight: length({ default: '400px', label: 'Minimum height', group: 'Layout' }),
  /** falls back to the owner's minimum height, which then also applies to small screens. */
  minHeightSmall: length({
    default: '70vh',
    label: 'Minimum height on small screens',
    group: 'Layout',
    wireNames: ['minHeightSmall', 'minHeight'],
  }),
  verticalAlignment: choice({
    choices: ['top', 'center', 'bottom'],
    default: 'center',
    label: 'Vertical alignment',
    group: 'Layout',
  }),
  horizontalAlignment: choice({
    choices: ['left', 'center', 'right'],
    default: 'center',
    label: 'Horizontal alignment',
    group: 'Layout',
  }),
  contentWidth: length({ default: '95%', label: 'Text width', group: 'Layout' }),
  /** Height divided by width. */
  ratio: ratio({ default: 0.4, label: 'Image aspect ratio', group: 'Image' }),
  borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
};

const looks = {
  font: font({ default: 'Lato', label: 'Font', group: 'Type' }),
  fontScale: scale({ label: 'Text size', group: 'Type' }),
  titleColor: colour({ label: 'Title colour', group: 'Colours', standsOn: ['titleBackground'] }),
  titleBackground: colour({
    label: 'Title background',
    group: 'Colours',
    wireNames: ['titleBackground', 'titleBackgroundColor'],
  }),
  copyColor: colour({ label: 'Text colour', group: 'Colours', standsOn: ['copyBackground'] }),
  copyBackground: colour({
    label: 'Text background',
    group: 'Colours',
    wireNames: ['copyBackground', 'copyBackgroundColor'],
  }),
  textShadow: choice({
    choices: ['none', 'light', 'medium', 'heavy'],
    default: 'none',
    label: 'Text shadow',
    group: 'Type',
  }),
  buttonSize: choice({
    choices: ['small', 'standard', 'large'],
    default: 'standard',
    label: 'Button size',
    group: 'Actions',
  }),
  overlayColor: colour({ default: '#000000', label: 'Overlay colour', group: 'Colours' }),
  overlayOpacity: number({
    default: 0.15,
    min: 0,
    max: 1,
    label: 'Overlay opacity',
    group: 'Colours',
  }),
};

/** Properties of banners, and of slides, which are banners in a slideshow. */
export const bannerProperties = { ...content, ...shape, ...looks, ...sectionProperties };

export type BannerProperties = PropertiesOf<{ readonly properties: typeof bannerProperties }>;
