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
  version: '2026-11-28',
  parts: [
    {
      title: 'Your account',
      text: [
        'An account belongs to one person. Keep your password to yourself, and tell us if anyone else may know it.',
        'We use your e-mail address to contact you about your orders and your account.',
      ],
    },
    {
      title: 'Permitted use',
      text: [
        'You may buy for yourself and for others, save favourites, and work on shops whose owners invite you.',
        'You may not use your account to access other people’s data, to send unsolicited messages, or for anything unlawful.',
      ],
    },
    {
      title: 'Your designs',
      text: [
        'You keep all rights to the designs you upload. You permit us to print, display and ship them as far as your shop and your orders require.',
        'You confirm that you hold the rights to everything you upload, and you are responsible for it.',
      ],
    },
    {
      title: 'Your data',
      text: [
        'We store only the data that your account and your orders require. The privacy policy lists it and how long we keep it.',
        'You can view, export and delete your data.',
      ],
    },
    {
      title: 'Closing your account',
      text: [
        'You can close your account at any time. We may close it if you break these terms, and will tell you why.',
        'Paid orders are still produced and delivered.',
      ],
    },
  ],
};
