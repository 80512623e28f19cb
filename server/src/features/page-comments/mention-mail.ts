import { letter, type ComposedMail } from '../../platform/mail/mail-layout.js';

interface MentionMailFrame {
  readonly shop: string;
  /** Title of the page, or its address. */
  readonly page: string;
  /** Link to the comment in the editor. */
  readonly link: string;
  /** Name of the mentioned person. */
  readonly name: string;
}

/**
 * Composes the mail to a mentioned person. Omits the author and the text, because this mail would
 * outlive the author's erasure.
 */
export function mentionMail({ shop, page, link, name }: MentionMailFrame): ComposedMail {
  return letter({
    subjectLine: `You were mentioned in a comment on ${page}`,
    heading: 'You were mentioned in a comment',
    greeting: `Hello ${name},`,
    body: `A comment on the page ${page} of ${shop} mentions you.`,
    action: { text: 'View comment', href: link },
    why: `You are receiving this e-mail because you edit the pages of ${shop}.`,
  });
}
