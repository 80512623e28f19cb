import escapeHtml from 'escape-html';

import {
  mailButton,
  mailDocument,
  mailHeading,
  type ComposedMail,
} from '../../platform/mail/mail-layout.js';

interface Written {
  readonly shop: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/**
 * Composes the mail with a contact message for the shop's owners; replies go to the sender
 * (BLK-048).
 */
export function contactMail({ shop, name, email, message }: Written): ComposedMail {
  const heading = `${name} wrote to ${shop}`;
  const why = `This message was sent with the contact form of ${shop}. The address of the sender has not been verified.`;
  const answer = { text: `Reply to ${name}`, href: `mailto:${encodeURIComponent(email)}` };
  const messageRow = `<tr><td dir="auto" style="padding:8px 32px;white-space:pre-wrap">${escapeHtml(message)}</td></tr>`;
  return {
    subjectLine: heading,
    text: [heading, message, `${name}, ${email}`, why].join('\n\n'),
    html: mailDocument({
      title: heading,
      rows: [mailHeading(heading, escapeHtml(email)), messageRow, mailButton(answer)],
      why,
    }),
  };
}
