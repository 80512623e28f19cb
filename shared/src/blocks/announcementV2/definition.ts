import { announcementProperties } from '../kit/announcement.js';
import { defineBlock } from '../model/block.js';

/** Announcement in the theme's newer colours. */
export const announcementV2 = defineBlock({
  name: 'announcementV2',
  title: 'Announcement (new colours)',
  formerNames: ['announcementV2Block'],
  places: ['store', 'dashboard'],
  properties: announcementProperties,
});
