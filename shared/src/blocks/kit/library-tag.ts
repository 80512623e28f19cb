import { text } from '../model/properties/texts.js';

/** BLK-102: by which pictures are taken from the library of the shop. */
export const libraryTag = text({
  maxLength: 60,
  label: 'Of the library, only pictures with this tag',
  group: 'Content',
});
