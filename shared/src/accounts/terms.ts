/** Section of the terms. */
interface TermsPart {
  readonly title: string;
  readonly text: readonly string[];
}

/** Terms that account holders agree to (IDN-009). Any change of the text needs a new version. */
export const currentTerms: {
  readonly version: string;
  readonly parts: readonly TermsPart[];
} = {
  version: '2026-11-23',
  parts: [
    {
      title: 'Your account',
      text: [
        'An account is one person’s. Keep its password to yourself, and tell us when somebody else has come to know it.',
        'The address that you give us is where we reach you: about your orders, and about your account.',
      ],
    },
    {
      title: 'What you may do with it',
      text: [
        'You may buy for yourself and for others, keep what you like for later, and work on the shops whose owners invite you.',
        'You may not use it to reach what is not yours, to send what nobody has asked for, or to do what the law forbids.',
      ],
    },
    {
      title: 'What you make and sell',
      text: [
        'Designs that you upload stay yours. You let us print, show and send them as far as your shop and your orders need it.',
        'You have the right to all that you upload, and you answer for it.',
      ],
    },
    {
      title: 'Your data',
      text: [
        'We keep what your account and your orders need, and nothing else. The privacy policy says what that is, and for how long.',
        'You can see it, take it with you, and have it deleted.',
      ],
    },
    {
      title: 'The end',
      text: [
        'You may close your account whenever you like. We may close it when these terms are broken, and tell you why.',
        'Orders that were paid are still made and sent.',
      ],
    },
  ],
};
