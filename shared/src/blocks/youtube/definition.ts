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

/** Id of a video, also read from its address; null for none. */
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

/** YouTube video. Nothing is loaded from YouTube before the visitor plays it. */
export const youtube = defineBlock({
  name: 'youtube',
  title: 'YouTube',
  formerNames: ['youtubeBlock'],
  places: ['store', 'dashboard'],
  properties: {
    videoId: video({
      label: 'Video address or ID',
      group: 'Content',
      wireNames: ['videoId', 'src', 'url'],
    }),
    title: text({ maxLength: 100, label: 'Title', group: 'Content' }),
    image: image({ label: 'Preview image', group: 'Image' }),
    /** 16:9. */
    ratio: ratio({ default: 0.5625, label: 'Aspect ratio', group: 'Image' }),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...sectionProperties,
  },
  traits: {
    frameOrigins: () => [youtubeOrigin],
  },
});
