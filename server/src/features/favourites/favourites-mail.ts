import escapeHtml from 'escape-html';

/** How a shop signs its mail. */
interface FavouritesMailFrame {
  readonly shop: string;
  /** `https://tropic.example.com`. */
  readonly origin: string;
}

interface FavouritesMail {
  readonly subjectLine: string;
  readonly text: string;
  readonly html: string;
}

/** BSK-011: leads back to a list of favourites; `br` is its id. */
export function favouritesMail(
  { shop, origin }: FavouritesMailFrame,
  br: string,
  count: number,
): FavouritesMail {
  const what = count === 1 ? '1 favourite' : `${count} favourites`;
  const link = `${origin}/favourites/?br=${br}`;
  const why = `You get this mail because somebody asked for it at ${shop}.`;
  return {
    subjectLine: `Your favourites from ${shop}`,
    text: [`We kept ${what} of yours at ${shop}:`, link, why].join('\n\n'),
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Your favourites</title></head>
<body style="margin:0;padding:24px;background:#f4f3f0;color:#23211f;font:16px/1.5 Helvetica,Arial,sans-serif">
<div style="max-width:496px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
<h1 style="margin:0 0 8px;font-size:26px;line-height:1.2">Your favourites</h1>
<p style="margin:0 0 24px">We kept ${what} of yours at ${escapeHtml(shop)}.</p>
<a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 28px;background:#23211f;color:#ffffff;border-radius:8px;font-weight:bold;text-decoration:none">Show my favourites</a>
</div><p style="color:#6b6762;font-size:13px;text-align:center">${escapeHtml(why)}</p></body></html>
`,
  };
}
