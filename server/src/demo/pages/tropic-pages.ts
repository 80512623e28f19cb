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
  space,
  tileGaps,
  textBlock,
  type DemoPage,
} from './page-parts.js';
import { scene, SCENES } from './scenes.js';

const allProducts = 40;

const home: DemoPage = {
  url: '/',
  title: 'Tropic',
  description:
    'Soft tees in the colours of ripe fruit and deep water, printed one at a time when you order.',
  ogImage: shot('hoodie', 'Rust', 'dusk-sun'),
  blocks: [
    banner(
      {
        title: 'Made for warmer days',
        copy: 'Soft tees in the colours of ripe fruit and deep water, printed one at a time when you order.',
        image: scene('tropic'),
        imageAlt: SCENES.tropic,
        overlayColor: '#3a160a',
        overlayOpacity: 0.12,
        titleColor: '#ffffff',
        copyColor: '#ffffff',
        contentWidth: '100%',
        ratio: 0.47,
        minHeight: '520px',
        minHeightSmall: '84vh',
        verticalAlignment: 'bottom',
        buttonSize: 'large',
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
      title: 'Going first this week',
      limit: 4,
      actions: [{ text: 'Golden Hour', href: '/collection/golden-hour/', primary: false }],
      collection: 'golden-hour',
    }),
    row(
      [
        picture(
          shot('t-shirt', 'Sky', 'whale-song'),
          'A sky blue T-shirt with a humpback whale',
          { ratio: 'square' },
          6,
        ),
        textBlock(
          `<h2>One print at a time</h2>
<p>We have no warehouse. When you order, a plain shirt goes under the printer, and an hour later it is yours and nobody else’s.</p>
<p>So nothing is left over at the end of summer, and nothing has to be marked down until it is thrown away.</p>
<p><a href="/about/">How we print, and who draws</a></p>`,
          {},
          6,
        ),
      ],
      { verticalAlignment: 'center', spacing: '48px' },
    ),
    quote(
      'I wore the whale to the harbour and an old man asked me where I had seen her.',
      'Iris, who bought Whale Song in Sky',
      { align: 'center', font: '#{heading.1.font}', fontSize: 28, padding: '48px 24px' },
    ),
    products({ title: 'All products', limit: 48, sortBy: 'bestsellerOrder' }, allProducts),
    newsletter(
      'Letters from the beach',
      'New drawings before anybody else sees them, about twice a month. No more than that.',
      { font: '#{newsletter.title.font}', fullWidth: true, padding: '56px 24px' },
    ),
  ],
};

const about: DemoPage = {
  url: '/about/',
  title: 'About Tropic',
  description:
    'Three people who draw, one printer, and no warehouse: who makes the shirts of Tropic.',
  ogImage: shot('t-shirt', 'Natural', 'monstera'),
  blocks: [
    banner(
      {
        title: 'Three people and a printer',
        copy: 'Marina, Tomás and Lani draw. The rest of us press buttons.',
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
          `<h2>Who draws</h2>
<p><strong>Marina Okafor</strong> draws what the sky does after six. She started with a sun on a surfboard and has not stopped since.</p>
<p><strong>Tomás Reyes</strong> draws leaves, foxes and whatever lives under a mushroom.</p>
<p><strong>Lani Kealoha</strong> draws what swims, and keeps a list of every whale she has seen.</p>
<p>A quarter of the price of everything you buy goes to whoever drew it.</p>`,
          {},
          7,
        ),
        picture(
          shot('t-shirt', 'Natural', 'monstera'),
          'A natural T-shirt with three leaves',
          { ratio: 1.2, href: '/collection/jungle/' },
          5,
        ),
      ],
      { spacing: '48px', verticalAlignment: 'center' },
    ),
    grid({ columnsLg: 3, columnsMd: 3, columnsXs: 1, spacing: '24px' }, [
      textBlock(
        '<h3>Organic cotton</h3><p>Every shirt is combed organic cotton, 180 grams, and softer after the fifth wash.</p>',
      ),
      textBlock(
        '<h3>Water-based ink</h3><p>It sinks in instead of lying on top, so you feel the shirt and not the picture.</p>',
      ),
      textBlock(
        '<h3>Sixty days</h3><p>Send anything back within sixty days, washed or not. We turn it into yarn.</p>',
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
    textBlock('<h1>All products</h1><p>Everything we print, what people like most first.</p>'),
    products({ limit: 48 }),
  ],
};

const showcase: DemoPage = {
  url: '/lookbook/',
  title: 'Lookbook',
  description: 'The Golden Hour collection, outdoors: a page with a bit of everything on it.',
  ogImage: shot('sweater', 'Natural', 'alpine'),
  blocks: [
    banner(
      {
        title: 'Golden Hour, outdoors',
        copy: 'Twelve hours from a white sky to a red one, and what we wore meanwhile.',
        image: shot('t-shirt', 'Navy', 'retro-sun'),
        imageAlt: 'A navy T-shirt with palms before a low sun',
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
<p>The water is flat and the coffee is not ready. We start with what is warm.</p>`,
      { align: 'left' },
    ),
    row(
      [
        picture(
          shot('sweater', 'Natural', 'alpine'),
          'A natural sweater with mountains',
          { ratio: 1.2 },
          4,
        ),
        picture(
          shot('hoodie', 'Teal', 'rolling-waves'),
          'A teal hoodie with waves',
          { ratio: 1.2 },
          4,
        ),
        picture(
          shot('dress', 'Sage', 'wildflowers'),
          'A sage dress with wild flowers',
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
    newsletter('The next lookbook', 'We go out again in spring. We will tell you when.', {
      stacked: true,
      font: '#{newsletter.title.font}',
    }),
  ],
};

export const tropicPages: readonly DemoPage[] = [home, about, shop, showcase];
