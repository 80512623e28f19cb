import {
  banner,
  button,
  grid,
  newsletter,
  picture,
  products,
  quote,
  row,
  mockup,
  tileGaps,
  textBlock,
  type DemoPage,
  viewAll,
} from './page-parts.js';
import { scene, SCENES } from './scenes.js';

const home: DemoPage = {
  url: '/',
  title: 'Nordic Line',
  description: 'Simple shapes and calm drawings, printed when you order.',
  ogImage: mockup('sweater', 'Grey Marl', 'fjord-waves'),
  blocks: [
    row(
      [
        banner(
          {
            title: 'Fewer, quieter things',
            copy: 'Simple shapes and calm drawings, printed when you order.',
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
        picture(scene('nordic-tall'), SCENES.nordic, { ratio: 1, lazyLoad: false }, 6),
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
    products({ title: 'All products', limit: 8, actions: viewAll('/shop/') }, 40),
    quote(
      'I draw the last hour of the walk, when the hut comes into view.',
      'Ingrid Solberg, founder',
      {
        align: 'left',
        fontSize: 30,
        font: '#{heading.1.font}',
      },
    ),
    newsletter('Our seasonal newsletter', 'Four e-mails a year, one at the start of each season.', {
      font: '#{newsletter.title.font}',
    }),
  ],
};

const about: DemoPage = {
  url: '/about/',
  title: 'About Nordic Line',
  description: 'A small workshop by the fjord that makes every piece to order.',
  blocks: [
    textBlock(
      `<h1>A workshop by the water</h1>
<p>Nordic Line began with one drawing of a fjord, made on a delayed ferry. Ingrid printed it on a sweater for herself, and then the crew asked for theirs.</p>
<p>We still make every piece to order. There are fourteen designs, and whenever we add one, we retire another.</p>`,
    ),
    row(
      [
        picture(
          mockup('t-shirt', 'Forest', 'arctic-fox'),
          'A forest green T-shirt with a fox',
          { ratio: 1.2 },
          6,
        ),
        textBlock(
          `<h2>What we promise</h2>
<ul><li>Organic cotton, grown without pesticides and knitted in Portugal.</li>
<li>Free repairs for as long as you wear it.</li>
<li>No stock. We print when you order, so nothing goes to waste.</li></ul>`,
          {},
          6,
        ),
      ],
      { spacing: '40px', verticalAlignment: 'center' },
    ),
    products({ title: 'For slow walks', collection: 'forest', limit: 4 }),
    button('All products', '/shop/', { align: 'left', primary: false }),
  ],
};

const shop: DemoPage = {
  url: '/shop/',
  title: 'All products',
  description: 'All fourteen products by Nordic Line.',
  blocks: [textBlock('<h1>All products</h1>'), products({ limit: 48 })],
};

export const nordicPages: readonly DemoPage[] = [home, about, shop];
