import { choice, key } from './key.js';

/** THM-061, THM-090. */
export const headerKeys = {
  'header.layout': choice(['start', 'centre', 'split'], 'Header layout'),
  'header.searchBar': key('flag', '0', 'Search bar in the header'),
  'menu.background': key('colour', '{page.background}', 'Header background'),
  'menu.border.color': key('colour', '{box.border.color}', 'Line under the header'),
  'menu.text.font': key('font', '{text.font}', 'Menu font'),
  'menu.text.color': key('colour', '{text.color}', 'Menu text'),
  'menu.text.transform': key('transform', 'none', 'Menu case'),
  'menu.text.weight': key('number', '500', 'Menu weight'),
  'menu.text.tracking': key('length', '0em', 'Menu letter spacing'),
};

/** THM-068, THM-069. */
export const announcementKeys = {
  'announcement.background': key('colour', '{primary.color}', 'Announcement background'),
  'announcement.text.color': key(
    'colour',
    'onColor({announcement.background})',
    'Announcement text',
  ),
  'announcement.radius': key('length', '4px', 'Announcement corners'),
  'announcementV2.background': key(
    'colour',
    '{announcement.background}',
    'New announcement background',
  ),
  'announcementV2.text.color': key(
    'colour',
    'onColor({announcementV2.background})',
    'New announcement text',
  ),
  'announcementV2.radius': key('length', '{announcement.radius}', 'New announcement corners'),
};

/** THM-072. */
export const gateKeys = {
  'gate.background': key('colour', '{banner.background}', 'Gate background'),
  'gate.text.color': key('colour', '{text.color}', 'Gate text'),
};

/** THM-073. */
export const footerKeys = {
  'footer.visible': key('flag', '1', 'Footer'),
  'footer.background': key('colour', '{box.background}', 'Footer background'),
  'footer.text.color': key('colour', '{text.color}', 'Footer text'),
  'footer.link.color': key('colour', '{footer.text.color}', 'Footer links'),
};
