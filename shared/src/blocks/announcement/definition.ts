import { announcementProperties } from '../kit/announcement.js';
import { defineBlock } from '../model/block.js';

/** BLK-044: something to be noticed, with one thing to do about it. */
export const announcement = defineBlock({
  name: 'announcement',
  title: 'Announcement',
  formerNames: ['announcementBlock'],
  places: ['store', 'dashboard'],
  properties: announcementProperties,
});
