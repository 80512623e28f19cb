import { defineBlock } from '../model/block.js';
import type { Property, PropertyOptions } from '../model/property.js';
import { length, ratio } from '../model/properties/measures.js';
import { image } from '../model/properties/pictures.js';
import { sectionProperties } from '../kit/section.js';
import { text } from '../model/properties/texts.js';
import { textIn } from '../model/wire.js';
import { youtubeOrigin } from './origin.js';

const bare = /^[\w-]{11}$/;
const inAddress =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})(?:[?&#/]|$)/;

/** The id of a film, also out of its address; null for none. */
function video(options: PropertyOptions): Property<string | null> {
  return {
    ...options,
    kind: 'text',
    isCode: true,
    default: null,
    read: (value) => {
      const text = textIn(value)?.trim() ?? '';
      return bare.test(text) ? text : inAddress.exec(text)?.[1];
    },
  };
}

/** BLK-038: a film of YouTube, of which nothing is loaded before somebody wants to see it. */
export const youtube = defineBlock({
  name: 'youtube',
  title: 'YouTube',
  formerNames: ['youtubeBlock'],
  places: ['store', 'dashboard'],
  properties: {
    videoId: video({
      label: 'The film, by its address',
      group: 'Content',
      wireNames: ['videoId', 'src', 'url'],
    }),
    title: text({ maxLength: 100, label: 'Title', group: 'Content' }),
    image: image({ label: 'Picture until it plays', group: 'Picture' }),
    /** 16:9. */
    ratio: ratio({ default: 0.5625, label: 'Shape', group: 'Picture' }),
    borderRadius: length({ default: null, label: 'Corners', group: 'Layout' }),
    ...sectionProperties,
  },
  traits: {
    frameOrigins: () => [youtubeOrigin],
  },
});
