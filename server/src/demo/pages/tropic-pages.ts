import {
  banner,
  besideGoods,
  button,
  grid,
  newsletter,
  picture,
  products,
  quote,
  row,
  mockup,
  space,
  tileGaps,
  textBlock,
  type DemoPage,
  viewAll,
} from './page-parts.js';
import { scene, SCENES } from './scenes.js';

const allProducts = 40;

const home: DemoPage = {
  url: '/',
  title: 'Tropic',
  description: 'Soft tees in the colours of ripe fruit and deep water, printed when you order.',
  ogImage: mockup('hoodie', 'Rust', 'dusk-sun'),
  blocks: [
    banner(
      {
        ...besideGoods,
        title: 'Made for warmer days',
        copy: 'Soft tees in the colours of ripe fruit and deep water, printed when you order.',
        image: scene('tropic'),
        imageSmall: scene('tropic-tall'),
        imageAlt: SCENES.tropic,
        overlayColor: '#3a160a',
        overlayOpacity: 0.12,
      },
      [
        { text: 'Shop all products', href: `#b-${allProducts}`, primary: true },
        { text: 'Meet the artists', href: '/about/', primary: false },
      ],
    ),
    grid({
      title: 'Collections',
      itemFactory: 'collections',
      limit: 4,
      columnsLg: 4,
      columnsMd: 2,
      ...tileGaps,
    }),
    products({
      title: 'Trending this week',
      limit: 4,
      actions: [{ text: 'Golden Hour', href: '/collection/golden-hour/', primary: false }],
      collection: 'golden-hour',
    }),
    row(
      [
        picture(
          mockup('t-shirt', 'Sky', 'whale-song'),
          'A sky blue T-shirt with a humpback whale',
          { ratio: 'square' },
          6,
        ),
        textBlock(
          `<h2>One print at a time</h2>
<p>We have no warehouse. When you order, a plain shirt goes under the printer, and an hour later it is yours alone.</p>
<p>So nothing is left over at the end of summer, and nothing has to be marked down or thrown away.</p>
<p><a href="/about/">How we print, and the artists behind it</a></p>`,
          {},
          6,
        ),
      ],
      { verticalAlignment: 'center', spacing: '48px' },
    ),
    quote(
      'I wore the whale to the harbour and an old fisherman asked me where I had seen her.',
      'Iris, who bought Whale Song in Sky',
      { align: 'center', font: '#{heading.1.font}', fontSize: 28, padding: '48px 24px' },
    ),
    products({ title: 'All products', limit: 8, actions: viewAll('/shop/') }, allProducts),
    newsletter(
      'Letters from the beach',
      'See new drawings before everyone else, about twice a month.',
      { font: '#{newsletter.title.font}', fullWidth: true, padding: '56px 24px' },
    ),
  ],
};

const about: DemoPage = {
  url: '/about/',
  title: 'About Tropic',
  description: 'Three artists, one printer and no warehouse: the people behind Tropic.',
  ogImage: mockup('t-shirt', 'Natural', 'monstera'),
  blocks: [
    banner(
      {
        title: 'Three artists and a printer',
        copy: 'Marina, Tomás and Lani draw. The rest of us print.',
        media: 'overlay',
        overlayOpacity: 0,
        minHeight: '280px',
        minHeightSmall: '240px',
      },
      [],
    ),
    row(
      [
        textBlock(
          `<h2>The artists</h2>
<p><strong>Marina Okafor</strong> draws the evening sky. She started with a sun on a surfboard and has not stopped since.</p>
<p><strong>Tomás Reyes</strong> draws leaves, foxes and whatever lives under a mushroom.</p>
<p><strong>Lani Kealoha</strong> draws sea creatures and keeps a list of every whale she has seen.</p>
<p>A quarter of the price of everything you buy goes to its artist.</p>`,
          {},
          7,
        ),
        picture(
          mockup('t-shirt', 'Natural', 'monstera'),
          'A natural T-shirt with three leaves',
          { ratio: 1.2, href: '/collection/jungle/' },
          5,
        ),
      ],
      { spacing: '48px', verticalAlignment: 'center' },
    ),
    grid({ columnsLg: 3, columnsMd: 3, columnsXs: 1, spacing: '24px' }, [
      textBlock(
        '<h3>Organic cotton</h3><p>Every shirt is combed organic cotton, 180 grams, and gets softer with every wash.</p>',
      ),
      textBlock(
        '<h3>Water-based ink</h3><p>It soaks into the fabric, so you feel the shirt and not the print.</p>',
      ),
      textBlock(
        '<h3>Fourteen days</h3><p>Return anything unworn within fourteen days. What we cannot sell again becomes yarn.</p>',
      ),
    ]),
    products({ title: 'By Marina, Tomás and Lani', limit: 4, sortBy: 'new-in' }),
    button('Shop all products', '/shop/', { align: 'center', primary: true }),
    space(32),
  ],
};

const shop: DemoPage = {
  url: '/shop/',
  title: 'All products',
  description: 'Everything that Tropic prints: tees, hoodies, dresses, totes, prints and stickers.',
  blocks: [
    textBlock('<h1>All products</h1><p>Everything we print, most popular first.</p>'),
    products({ limit: 48 }),
  ],
};

const showcase: DemoPage = {
  url: '/lookbook/',
  title: 'Lookbook',
  description: 'The Golden Hour collection, photographed outdoors.',
  ogImage: mockup('sweater', 'Natural', 'alpine'),
  blocks: [
    banner(
      {
        title: 'Golden Hour, outdoors',
        copy: 'Twelve hours from a white sky to a red one, and what we wore along the way.',
        image: mockup('t-shirt', 'Navy', 'retro-sun'),
        imageAlt: 'A navy T-shirt with palms in front of a low sun',
        ratio: 0.36,
        verticalAlignment: 'bottom',
        overlayColor: '#081a2b',
        overlayOpacity: 0.4,
        titleColor: '#ffffff',
        copyColor: '#ffffff',
        textShadow: 'light',
      },
      [{ text: 'See the collection', href: '/collection/golden-hour/', icon: 'arrow-right' }],
    ),
    textBlock(
      `<h2>Seven in the morning</h2>
<p>The water is flat and the coffee is not ready. We start with something warm.</p>`,
      { align: 'left' },
    ),
    row(
      [
        picture(
          mockup('sweater', 'Natural', 'alpine'),
          'A natural sweater with mountains',
          { ratio: 1.2 },
          4,
        ),
        picture(
          mockup('hoodie', 'Teal', 'rolling-waves'),
          'A teal hoodie with waves',
          { ratio: 1.2 },
          4,
        ),
        picture(
          mockup('dress', 'Sage', 'wildflowers'),
          'A sage dress with wildflowers',
          { ratio: 1.2 },
          4,
        ),
      ],
      { spacing: 16 },
    ),
    quote('Even islanders dream of snow.', 'Lani, who drew the Alpine Sweater', {
      align: 'left',
      fontSize: 32,
      font: '#{heading.1.font}',
      backgroundColor: '#{quote.background}',
      textColor: '#{quote.text.color}',
      borderRadius: '#{image.radius}',
      padding: '40px',
    }),
    grid({ title: 'What we wore', itemFactory: 'products', limit: 6, columnsLg: 3, columnsMd: 3 }),
    space(24),
    row(
      [
        textBlock(
          '<h2>Take a piece of it home</h2><p>Stickers for bottles, totes for lemons, and a print for the wall above the bath.</p>',
          {},
          8,
        ),
        button('Home & Gifts', '/collection/home-and-gifts/', { icon: 'gift', align: 'right' }, 4),
      ],
      {
        verticalAlignment: 'center',
        backgroundColor: '#{box.background}',
        padding: '32px',
        borderRadius: '#{image.radius}',
      },
    ),
    products({ collection: 'home-and-gifts', limit: 4, sortBy: 'price-asc' }),
    newsletter('The next lookbook', 'We shoot again in spring and will let you know.', {
      stacked: true,
      font: '#{newsletter.title.font}',
    }),
  ],
};

export const tropicPages: readonly DemoPage[] = [home, about, shop, showcase];
