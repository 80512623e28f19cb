import { letter, type ComposedMail } from '../../platform/mail/mail-layout.js';

/** How a shop signs its mail. */
interface FavouritesMailFrame {
  readonly shop: string;
  /** `https://tropic.example.com`. */
  readonly origin: string;
}

/** BSK-011: leads back to a list of favourites; `br` is its id. */
export function favouritesMail(
  { shop, origin }: FavouritesMailFrame,
  br: string,
  count: number,
): ComposedMail {
  const what = count === 1 ? '1 favourite' : `${count} favourites`;
  return letter({
    subjectLine: `Your favourites from ${shop}`,
    heading: 'Your favourites',
    body: `We kept ${what} of yours at ${shop}.`,
    action: { text: 'Show my favourites', href: `${origin}/favourites/?br=${br}` },
    why: `You get this mail because somebody asked for it at ${shop}.`,
  });
}
