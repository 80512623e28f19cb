import type { WrittenReview } from '../../features/reviews/index.js';

import { demoUuid } from './demo-uuid.js';

const dayMs = 24 * 60 * 60 * 1_000;

// One line per review: the rating, the text, and whether it suits only clothes.
// prettier-ignore
const reviewTexts: readonly (readonly [number, string, 'worn'?])[] = [
  [5, 'Bought one, ordered two more the same evening. The print is crisp and sits exactly where it does in the picture.'],
  [5, 'The fabric is heavier than I expected, in the best way.', 'worn'],
  [4, 'Lovely. A touch longer than my others, so check the size guide.', 'worn'],
  [5, 'My daughter has not taken it off since Tuesday.', 'worn'],
  [5, 'I have washed it six times and the colours still look new.', 'worn'],
  [3, 'Nice drawing, but the colour is a little warmer than on my screen.'],
  [5, 'Came in four days, in paper, without a shred of plastic.'],
  [4, 'Good quality, fair price. I would buy it again.'],
  [5, ''],
  [5, 'Three people asked me where it is from. Three! In one afternoon!'],
  [2, 'It was too small for me, but sending it back was easy.', 'worn'],
  [5, 'Exactly what I hoped for.'],
  [4, 'A present for my brother. He pretended not to be touched.'],
  [5, 'You can tell that someone drew this by hand.'],
  [4, 'Soft, not scratchy, no smell of print. One star off for the wait.', 'worn'],
  [5, 'The best one I own, and I own too many.'],
  [1, 'Arrived with a loose thread at the hem. At least they sent a new one the same day.', 'worn'],
  [5, 'Even better than in the pictures.'],
  [4, 'Fits as described.', 'worn'],
  [5, 'Bought it for the drawing, kept it for the comfort.', 'worn'],
  [5, 'Survived a toddler, a dog and a festival.', 'worn'],
  [3, 'Fine. I had imagined the print a bit larger.'],
];

const textsOfAll = reviewTexts.filter(([, , worn]) => worn === undefined);

const names = [
  'Ada P.',
  'Jonas W.',
  'Priya S.',
  'Mateo',
  'Hannah L.',
  'O. Brandt',
  'Chidi',
  'Elin K.',
  'Sam R.',
  'Noor',
  'Greta T.',
  'Luca B.',
  'Wei',
];

/** Returns `count` reviews of a product from the year before `now`; the same in every run. */
export function reviewsOf(
  product: string,
  { count, isWorn }: { readonly count: number; readonly isWorn: boolean },
  now: Date,
): readonly WrittenReview[] {
  const texts = isWorn ? reviewTexts : textsOfAll;
  const start = parseInt(product.slice(0, 6), 16);
  return Array.from({ length: count }, (_, index) => {
    const [rating, text] = pick(texts, start + index * 7);
    const daysAgo = 3 + ((start + index * 37) % 350);
    return {
      uuid: demoUuid(`review ${product} ${index}`),
      product,
      rating,
      text,
      authorName: pick(names, start + index * 5),
      date: new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10),
    };
  });
}

function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[], at: number): Item {
  // The lists above are not empty, and the index is within bounds.
  return items[at % items.length] as Item;
}
