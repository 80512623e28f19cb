import { letter, type ComposedMail } from '../../platform/mail/mail-layout.js';

/** What the mail is about. */
interface MentionMailFrame {
  readonly shop: string;
  /** The title of the page, or its address. */
  readonly page: string;
  /** Of the editor, at the comment. */
  readonly link: string;
  /** Who was mentioned. */
  readonly name: string;
}

/**
 * Asks somebody to look at a comment. Neither who wrote it nor what: that is theirs, and would stay in this
 * mail when they are forgotten.
 */
export function mentionMail({ shop, page, link, name }: MentionMailFrame): ComposedMail {
  return letter({
    subjectLine: `You were mentioned in a comment on ${page}`,
    heading: 'Somebody asks for you',
    greeting: `Hello ${name},`,
    body: `a comment on the page ${page} of ${shop} mentions you.`,
    action: { text: 'Read the comment', href: link },
    why: `You get this mail because you edit the pages of ${shop}.`,
  });
}
