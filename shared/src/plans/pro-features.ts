/** what a shop with Pro may have, and no other. */
export const PRO_FEATURES = [
  {
    title: 'The themes of Pro',
    text: 'Teemill Pro in light and dark, with everything in them open to change.',
  },
  {
    title: 'Code of your own',
    text: 'HTML and scripts at the end of each page of the shop: analytics, chats, whatever you use.',
  },
  {
    title: 'HTML blocks',
    text: 'Markup of your own anywhere on a page, in a frame that keeps the shop safe.',
  },
] as const;
