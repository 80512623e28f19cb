import { wireOfFixture, type BlockFixture } from '../../blocks/model/block-fixture.js';
import { escaped } from '../../rich-text/escaped.js';
import type { PageContent } from '../page.js';
import { homePage, newest } from './first-home-page.js';
import { button, column, shot, textBlock } from './parts.js';
import { part } from './section.js';

const opening = '/dashboard/shops/new';
const promise =
  'Open your own shop in five minutes: choose a theme, put a design on a shirt and set a price. We print and send every order.';

const steps = [
  [
    'Choose a theme',
    'Preview your shop in every theme, with its name on it, and pick the one you like.',
  ],
  ['Add a design', 'Upload your own design or start with one of ours, and set a price.'],
  ['Sell', 'We print and send each item after it is ordered. You keep the profit.'],
] as const;

/** Stock designs on sample products. */
const goods = [
  { garment: 'hoodie', colour: 'Sand', design: 'retro-sun', alt: 'A sand hoodie with a sun' },
  { garment: 'tote', colour: 'Natural', design: 'lemons', alt: 'A tote bag with lemons' },
  { garment: 'sweater', colour: 'Forest', design: 'mushrooms', alt: 'A sweater with mushrooms' },
  { garment: 't-shirt', colour: 'Black', design: 'moon-cat', alt: 'A black tee with a cat' },
] as const;

/** Initial home page of the main brand, which invites visitors to open a shop. */
export function firstBrandPage(name: string): PageContent {
  const below = [howItWorks(), whatIsPrinted()].map(wireOfFixture);
  return homePage(name, promise, [wireOfFixture(hero(name), 0), newest(), ...below]);
}

function hero(name: string): BlockFixture {
  const textColumn = column(
    [textBlock(`<h1>${escaped(name)}</h1><p>${promise}</p>`), button('Open a shop', opening)],
    6,
  );
  const alt = 'A navy tee with a monstera leaf';
  const picture = { garment: 't-shirt', colour: 'Navy', design: 'monstera', alt } as const;
  // The row has no colours, so that it follows a previewed theme.
  return part(
    'row',
    { verticalAlignment: 'center', spacing: '48px', padding: '48px 0' },
    { items: [textColumn, shot(picture, 6)] },
  );
}

function howItWorks(): BlockFixture {
  const columns = steps.map(([title, copy], index) =>
    textBlock(`<h3>${String(index + 1)}. ${title}</h3><p>${copy}</p>`, 'left', 4),
  );
  return part(
    'row',
    { spacing: '32px' },
    { items: [textBlock('<h2>How it works</h2>'), ...columns] },
  );
}

function whatIsPrinted(): BlockFixture {
  const pictures = part(
    'grid',
    {
      ...{ columnsXs: 2, columnsMd: 4, columnsLg: 4 },
      ...{ spacing: '#{grid.column.gap}', spacingXs: '12px' },
    },
    { items: goods.map((one) => shot(one)) },
  );
  return part(
    'row',
    { spacing: '24px' },
    {
      items: [
        textBlock(
          '<h2>What we print on</h2><p>Shirts, hoodies, sweaters, vests, dresses, totes, stickers and art prints.</p>',
        ),
        pictures,
      ],
    },
  );
}
