import { text } from '../model/properties/texts.js';

/** Tag that selects images of the shop's library. */
export const libraryTag = text({
  maxLength: 60,
  label: 'Only library images with this tag',
  group: 'Content',
});
