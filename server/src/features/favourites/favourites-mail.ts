import { letter, type ComposedMail } from '../../platform/mail/mail-layout.js';

interface FavouritesMailFrame {
  readonly shop: string;
  /** `https://tropic.example.com`. */
  readonly origin: string;
}

/** Composes the mail with a link to a saved list; `br` is its id (BSK-011). */
export function favouritesMail(
  { shop, origin }: FavouritesMailFrame,
  br: string,
  count: number,
): ComposedMail {
  const what = count === 1 ? '1 favourite' : `${count} favourites`;
  return letter({
    subjectLine: `Your favourites from ${shop}`,
    heading: 'Your favourites',
    body: `We saved ${what} for you at ${shop}.`,
    action: { text: 'View favourites', href: `${origin}/favourites/?br=${br}` },
    why: `You are receiving this e-mail because someone entered your address at ${shop}.`,
  });
}
