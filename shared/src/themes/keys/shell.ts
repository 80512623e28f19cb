import { choice, key } from './key.js';

export const headerKeys = {
  'header.layout': choice(['start', 'centre', 'split'], 'Header layout'),
  'header.searchBar': key('flag', '0', 'Search bar in the header'),
  'menu.background': key('colour', '{page.background}', 'Header background'),
  'menu.border.color': key('colour', '{box.border.color}', 'Header border'),
  'menu.text.font': key('font', '{text.font}', 'Menu font'),
  'menu.text.color': key('colour', '{text.color}', 'Menu text'),
  'menu.text.transform': key('transform', 'none', 'Menu case'),
  'menu.text.weight': key('number', '500', 'Menu weight'),
  'menu.text.tracking': key('length', '0em', 'Menu letter spacing'),
};

export const announcementKeys = {
  'announcement.background': key('colour', '{primary.color}', 'Announcement background'),
  'announcement.text.color': key(
    'colour',
    'onColor({announcement.background})',
    'Announcement text',
  ),
  'announcement.radius': key('length', '4px', 'Announcement corner radius'),
  'announcementV2.background': key(
    'colour',
    '{announcement.background}',
    'Announcement (new colours) background',
  ),
  'announcementV2.text.color': key(
    'colour',
    'onColor({announcementV2.background})',
    'Announcement (new colours) text',
  ),
  'announcementV2.radius': key(
    'length',
    '{announcement.radius}',
    'Announcement (new colours) corner radius',
  ),
};

export const gateKeys = {
  'gate.background': key('colour', '{banner.background}', 'Gated content background'),
  'gate.text.color': key('colour', '{text.color}', 'Gated content text'),
  'gate.image': key('image', '', 'Sign-in and coming-soon image'),
};

export const footerKeys = {
  'footer.visible': key('flag', '1', 'Footer'),
  'footer.background': key('colour', '{box.background}', 'Footer background'),
  'footer.text.color': key('colour', '{text.color}', 'Footer text'),
  'footer.link.color': key('colour', '{footer.text.color}', 'Footer links'),
};
