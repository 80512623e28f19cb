import { announcementProperties } from '../kit/announcement.js';
import { defineBlock } from '../model/block.js';

/** Notice with one call to action. */
export const announcement = defineBlock({
  name: 'announcement',
  title: 'Announcement',
  formerNames: ['announcementBlock'],
  places: ['store', 'dashboard'],
  properties: announcementProperties,
});
