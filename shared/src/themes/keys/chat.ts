import { key } from './key.js';

/** Used only by pages with a chat. */
export const chatKeys = {
  'chat.background.image': key('image', '', 'Chat background image'),
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
