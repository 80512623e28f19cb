/** Features reserved for shops with Pro. */
export const PRO_FEATURES = [
  {
    title: 'Pro themes',
    text: 'Teemill Pro in light and dark, with every setting editable.',
  },
  {
    title: 'Custom code',
    text: 'HTML and scripts at the end of each page of the shop, for analytics, chats and more.',
  },
  {
    title: 'HTML blocks',
    text: 'Custom markup anywhere on a page, in a sandboxed frame.',
  },
] as const;
