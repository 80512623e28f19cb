import {
  banner,
  button,
  grid,
  newsletter,
  picture,
  products,
  quote,
  row,
  shot,
  tileGaps,
  textBlock,
  type DemoPage,
} from './page-parts.js';
import { scene, SCENES } from './scenes.js';

const home: DemoPage = {
  url: '/',
  title: 'Nordic Line',
  description: 'Plain shapes and calm drawings, printed one at a time when you order.',
  ogImage: shot('sweater', 'Grey Marl', 'fjord-waves'),
  blocks: [
    row(
      [
        banner(
          {
            title: 'Fewer, quieter things',
            copy: 'Plain shapes and calm drawings, printed one at a time when you order.',
            media: 'overlay',
            overlayOpacity: 0,
            minHeight: '440px',
            minHeightSmall: '280px',
            padding: '40px',
            fullWidth: false,
          },
          [{ text: 'Shop all products', href: '#b-40', primary: true }],
          6,
        ),
        picture(scene('nordic'), SCENES.nordic, { ratio: 1, lazyLoad: false }, 6),
      ],
      { spacing: '24px', verticalAlignment: 'stretch' },
    ),
    grid({
      title: 'Collections',
      itemFactory: 'collections',
      limit: 3,
      columnsLg: 3,
      columnsMd: 3,
      columnsXs: 1,
      ...tileGaps,
    }),
    products({ title: 'All products', limit: 48 }, 40),
    quote('The hut is another hour.', 'Ingrid Solberg', {
      align: 'left',
      fontSize: 30,
      font: '#{heading.1.font}',
    }),
    newsletter(
      'A letter each season',
      'Four times a year, when there is something new. Nothing in between.',
      {
        font: '#{newsletter.title.font}',
      },
    ),
  ],
};

const about: DemoPage = {
  url: '/about/',
  title: 'About Nordic Line',
  description:
    'A small workshop by the fjord that makes few things, and makes them when they are wanted.',
  blocks: [
    textBlock(
      `<h1>A workshop by the water</h1>
<p>Nordic Line began with one drawing of a fjord, made on a ferry that was late. Ingrid printed it on a sweater for herself. Then the crew asked.</p>
<p>We still make each piece when somebody wants it. There are fourteen of them, and when a new one comes an old one goes.</p>`,
    ),
    row(
      [
        picture(
          shot('t-shirt', 'Forest', 'arctic-fox'),
          'A forest green T-shirt with a fox',
          { ratio: 1.2 },
          6,
        ),
        textBlock(
          `<h2>What we promise</h2>
<ul><li>Cotton that is grown without poison, and knitted in Portugal.</li>
<li>Repairs for as long as you wear it. Send it to us, we send it back.</li>
<li>No sales in November. The price is the price.</li></ul>`,
          {},
          6,
        ),
      ],
      { spacing: '40px', verticalAlignment: 'center' },
    ),
    products({ title: 'For walking slowly', collection: 'forest', limit: 4 }),
    button('All products', '/shop/', { align: 'left', primary: false }),
  ],
};

const shop: DemoPage = {
  url: '/shop/',
  title: 'All products',
  description: 'The fourteen things that Nordic Line makes.',
  blocks: [textBlock('<h1>All products</h1>'), products({ limit: 48 })],
};

export const nordicPages: readonly DemoPage[] = [home, about, shop];
