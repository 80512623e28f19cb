import {
  banner,
  besideGoods,
  button,
  newsletter,
  products,
  quote,
  mockup,
  textBlock,
  type DemoPage,
  viewAll,
} from './page-parts.js';
import { scene, SCENES } from './scenes.js';

export const barePages: readonly DemoPage[] = [
  {
    url: '/',
    title: 'Bare',
    description: 'Plain cotton and a good print, made one at a time when you order.',
    ogImage: mockup('t-shirt', 'White', 'swallows'),
    blocks: [
      banner(
        {
          ...besideGoods,
          title: 'Just the clothes',
          copy: 'Plain cotton and a good print, made one at a time when you order.',
          image: scene('naked'),
          imageSmall: scene('naked-tall'),
          imageAlt: SCENES.naked,
          overlayColor: '#232222',
        },
        [{ text: 'Shop all products', href: '#b-40', primary: true }],
      ),
      products({ title: 'All products', limit: 8, actions: viewAll() }, 40),
      quote('No slogan, no label on the outside.', 'Anna Lund, founder', {
        align: 'center',
        fontSize: 28,
      }),
      newsletter('New pieces', 'One e-mail when there is something new, and none otherwise.', {
        font: '#{newsletter.title.font}',
      }),
    ],
  },
  {
    url: '/about/',
    title: 'About Bare',
    description: 'Eight pieces, one fabric and no warehouse.',
    blocks: [
      textBlock(
        `<h1>Eight pieces</h1>
<p>We make eight pieces of plain organic cotton. Each is printed when you order it, so there is no stock, no sale and nothing to throw away.</p>
<p>When a piece wears out, send it back. We spin it into yarn.</p>`,
      ),
      button('See all eight', '/collection/everything/', { primary: true }),
    ],
  },
];

export const apothecaryPages: readonly DemoPage[] = [
  {
    url: '/',
    title: 'The Apothecary',
    description: 'Drawings from old cabinets on good cotton, printed one at a time.',
    ogImage: mockup('t-shirt', 'Natural', 'wildflowers'),
    blocks: [
      banner(
        {
          ...besideGoods,
          title: 'Remedies for plain clothes',
          copy: 'Drawings from old cabinets on good cotton, printed one at a time when you order.',
          image: scene('apothecary'),
          imageSmall: scene('apothecary-tall'),
          imageAlt: SCENES.apothecary,
          overlayColor: '#14231a',
        },
        [{ text: 'Open the cabinet', href: '#b-40', primary: true }],
      ),
      products({ title: 'All products', limit: 8, actions: viewAll() }, 40),
      quote('To be worn daily, with or without food.', 'Label of the Wildflowers Tee', {
        align: 'center',
        font: '#{heading.1.font}',
        fontSize: 32,
      }),
      newsletter('The prescription', 'One letter a month with a new drawing and its story.', {
        font: '#{newsletter.title.font}',
      }),
    ],
  },
  {
    url: '/about/',
    title: 'About The Apothecary',
    description: 'Where the drawings of The Apothecary come from.',
    blocks: [
      textBlock(
        `<h1>Out of the cabinet</h1>
<p>The shop was a chemist’s until 1961. Its drawers were still full of labels, seed packets and drawings of plants, and these are where our prints begin.</p>
<p>Return anything unworn within fourteen days. What we cannot sell again becomes yarn.</p>`,
      ),
      products({ title: 'For the night', collection: 'for-the-night', limit: 3 }),
    ],
  },
];
