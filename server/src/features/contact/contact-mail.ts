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

/** BLK-048: what somebody wrote, for those who own the shop; the answer goes to who wrote it. */
export function contactMail({ shop, name, email, message }: Written): ComposedMail {
  const heading = `${name} wrote to ${shop}`;
  const why = `Somebody sent it by the form on a page of ${shop}. Nobody has checked the address.`;
  const answer = { text: `Answer ${name}`, href: `mailto:${encodeURIComponent(email)}` };
  const messageRow = `<tr><td style="padding:8px 32px;white-space:pre-wrap">${escapeHtml(message)}</td></tr>`;
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
