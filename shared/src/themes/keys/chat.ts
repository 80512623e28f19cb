import { key } from './key.js';

/** THM-078, THM-079, THM-081: only a page with a chat on it carries them. */
export const chatKeys = {
  'chat.background.image': key('image', '', 'Chat background picture'),
  'chat.header.background': key('colour', '{primary.color}', 'Chat header'),
  'chat.input.shadow': key('shadow', '0 -1px 6px #0000001f', 'Chat input shadow'),
  'chat.scrollbar.color': key('colour', '{box.border.color}', 'Chat scrollbar'),
  'chat.message.own.color': key(
    'colour',
    'mix({page.background}, {primary.color}, 0.16)',
    'Own chat message',
  ),
  'chat.message.focused.color': key(
    'colour',
    'mix({page.background}, {warning.color}, 0.16)',
    'Focused chat message',
  ),
  'chat.message.hidden.color': key('colour', '{box.background}', 'Hidden chat message'),
};
