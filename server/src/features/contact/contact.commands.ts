import type { ContactMessageSent } from './contact.events.js';

export type ContactCommand = { readonly type: 'SendContactMessage' } & Omit<
  ContactMessageSent,
  'type'
>;
