import {
  banner,
  besideGoods,
  button,
  newsletter,
  picture,
  products,
  quote,
  row,
  mockup,
  space,
  textBlock,
  type DemoPage,
  viewAll,
} from './page-parts.js';
import { scene, SCENES } from './scenes.js';

export const galleryPages: readonly DemoPage[] = [
  {
    url: '/',
    title: 'The Gallery',
    description: 'Works on paper and cotton in small editions, printed to order.',
    ogImage: mockup('art-print', 'White', 'mid-century'),
    blocks: [
      banner(
        {
          ...besideGoods,
          title: 'Wear the collection',
          copy: 'Works on paper and cotton in small editions.',
          image: scene('gallery'),
          imageSmall: scene('gallery-tall'),
          imageAlt: SCENES.gallery,
          overlayColor: '#211912',
        },
        [{ text: 'See the works', href: '#b-40', primary: true }],
      ),
      quote('A floor that found its way onto the wall.', 'Catalogue note on Terrazzo', {
        align: 'center',
        fontSize: 32,
        font: '#{heading.1.font}',
      }),
      products({ title: 'All products', limit: 8, actions: viewAll() }, 40),
      newsletter('Private view', 'One invitation before each new edition.', {
        font: '#{newsletter.title.font}',
      }),
    ],
  },
  {
    url: '/about/',
    title: 'About The Gallery',
    description: 'How the editions of The Gallery are made, and how to frame them.',
    blocks: [
      textBlock(
        `<h1>How an edition is made</h1>
<p>Each work is printed on 280-gram cotton paper when you order it, up to the number of its edition. When the last one is sold, we close the edition and never print it again.</p>
<h2>Framing</h2>
<p>Prints are sold unframed. We recommend oak or black ash, with a four-centimetre mount and anti-reflective glass.</p>`,
      ),
      button('See the works', '/', { primary: true }),
      space(24),
    ],
  },
];

export const neonPages: readonly DemoPage[] = [
  {
    url: '/',
    title: 'Neon City',
    description: 'Loud prints for late nights, made when you order.',
    ogImage: mockup('hoodie', 'Black', 'neon-sun'),
    blocks: [
      banner(
        {
          ...besideGoods,
          title: 'After dark',
          copy: 'Loud prints for late nights, made when you order.',
          image: scene('neon'),
          imageSmall: scene('neon-tall'),
          imageAlt: SCENES.neon,
          overlayColor: '#0a0016',
        },
        [{ text: 'Shop all products', href: '#b-40', primary: true }],
      ),
      products({ title: 'All products', limit: 8, actions: viewAll() }, 40),
      quote('A sun that rises at closing time.', 'On the Neon Sun Hoodie', {
        align: 'center',
        fontSize: 36,
        font: '#{heading.1.font}',
        fullWidth: true,
      }),
      newsletter('The guest list', 'New drops once a month, at midnight.', {
        font: '#{newsletter.title.font}',
      }),
    ],
  },
  {
    url: '/about/',
    title: 'About Neon City',
    description: 'How and why we print through the night.',
    blocks: [
      textBlock(
        `<h1>We print at night</h1>
<p>Power is cheap at three in the morning, and so is the rent behind the arcade. That keeps our prices low.</p>
<p>Your order is printed the night after you place it and leaves with the first van.</p>`,
      ),
      products({ title: 'First light', collection: 'first-light', limit: 4 }),
    ],
  },
];

export const mainBrandPages: readonly DemoPage[] = [
  {
    url: '/',
    title: 'Selvedge',
    description: 'Good clothes with good prints, made when you order.',
    ogImage: mockup('t-shirt', 'Natural', 'alpine'),
    blocks: [
      banner(
        {
          ...besideGoods,
          title: 'Made when you order it',
          copy: 'Good clothes with good prints, made one at a time, so that nothing goes to waste.',
          image: scene('selvedge'),
          imageSmall: scene('selvedge-tall'),
          imageAlt: SCENES.selvedge,
          overlayColor: '#0c1f14',
        },
        [
          { text: 'Shop all products', href: '#b-40', primary: true },
          { text: 'Why we print to order', href: '/about/', primary: false },
        ],
      ),
      products({ title: 'All products', limit: 8, actions: viewAll() }, 40),
      row(
        [
          textBlock(
            '<h3>Printed for you</h3><p>Your item is printed after you order it, by people, in daylight.</p>',
            {},
            4,
          ),
          textBlock(
            '<h3>Nothing left over</h3><p>No warehouse stock, so nothing to throw away in January.</p>',
            {},
            4,
          ),
          textBlock(
            '<h3>Follow every step</h3><p>See your order move from print to parcel, live.</p>',
            {},
            4,
          ),
        ],
        { spacing: 32 },
      ),
      quote('The design that started it all.', 'On the Alpine Tee', {
        align: 'center',
        font: '#{heading.1.font}',
        fontSize: 28,
      }),
      newsletter(
        'News from the print room',
        'One e-mail a month about what we made and what we learnt.',
        {
          font: '#{newsletter.title.font}',
        },
      ),
    ],
  },
  {
    url: '/about/',
    title: 'About Selvedge',
    description: 'Why Selvedge prints to order, and what happens to returns.',
    blocks: [
      textBlock(
        `<h1>Why we print to order</h1>
<p>A third of all clothes are never sold. They are produced on a forecast, stored, marked down and destroyed. We stopped guessing.</p>
<p>We print a shirt when you order it. If it comes back, we shred it, spin it and knit it again.</p>
<h2>Open a shop of your own</h2>
<p>You can use everything that we use: upload a design, choose your products, and we print and deliver for you.</p>`,
      ),
      picture(mockup('t-shirt', 'White', 'rolling-waves'), 'A white T-shirt with waves', {
        ratio: 'short',
      }),
      button('See what we wear', '/collection/favourites/', { primary: true }),
    ],
  },
];
