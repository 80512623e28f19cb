import { hexOf, type GarmentColourName } from '@selvedge/shared/catalogue/garments/garment-colours';
import { mockupPath, type MockupParts } from '@selvedge/shared/catalogue/garments/mockup';
import type { MenuEntry, MenuImage, MenuItem, MenuSegment } from '@selvedge/shared/stores/menu';

/** Menu segment with a titled list of links. */
function links(title: string, items: readonly MenuItem[]): MenuSegment {
  return { title, link: null, mode: 'links', image: null, items };
}

interface Tile
  extends
    Pick<MockupParts, 'garment' | 'design'>,
    Pick<MenuImage, 'title' | 'description' | 'link' | 'borderRadius'> {
  readonly colour: GarmentColourName;
}

/** Menu segment with the front of a garment, named by the page that it leads to. */
function tile({ garment, design, colour, ...named }: Tile): MenuSegment {
  const image: MenuImage = {
    ...named,
    src: mockupPath({ garment, side: 'front', hex: hexOf(colour), design }),
    overlay: 0.65,
    ratio: '4:3',
    text: { alignment: 'left', color: '#ffffff', shadow: 'none' },
    button: null,
  };
  return { title: named.title, link: null, mode: 'image', image, items: [] };
}

function collection(text: string, urlName: string): MenuItem {
  return { text, link: `/collection/${urlName}/` };
}

function search(text: string, terms: string): MenuItem {
  return { text, link: `/search/?q=${encodeURIComponent(terms)}` };
}

/** Menu with one panel across the page; the other one is as narrow as its list. */
export const tropicMenu: readonly MenuEntry[] = [
  {
    text: 'Shop',
    href: '/shop/',
    submenu: [
      links('Collections', [
        collection('Golden Hour', 'golden-hour'),
        collection('Ocean', 'ocean'),
        collection('Jungle', 'jungle'),
        collection('Home & Gifts', 'home-and-gifts'),
      ]),
      links('By garment', [
        search('T-shirts', 'tee'),
        search('Hoodies', 'hoodie'),
        search('Sweaters', 'sweater'),
        search('Totes', 'tote'),
        search('Art prints', 'print'),
      ]),
      links('Discover', [
        { text: 'Lookbook', link: '/lookbook/' },
        { text: 'How we print', link: '/about/' },
        { text: 'All products', link: '/shop/' },
      ]),
      tile({
        ...{ garment: 'hoodie', colour: 'Rust', design: 'dusk-sun', borderRadius: 'rounded' },
        title: 'Golden Hour',
        description: 'For late nights on the beach.',
        link: '/collection/golden-hour/',
      }),
      tile({
        ...{ garment: 't-shirt', colour: 'Sky', design: 'whale-song', borderRadius: 'rounded' },
        title: 'Ocean',
        description: 'For days by the water.',
        link: '/collection/ocean/',
      }),
    ],
  },
  { text: 'Golden Hour', href: '/collection/golden-hour/' },
  { text: 'Ocean', href: '/collection/ocean/' },
  {
    text: 'Artists',
    href: '/creator/marina-okafor/',
    submenu: [
      links('Artists', [
        { text: 'Marina Okafor', link: '/creator/marina-okafor/' },
        { text: 'Tomás Reyes', link: '/creator/tomas-reyes/' },
        { text: 'Lani Kealoha', link: '/creator/lani-kealoha/' },
      ]),
    ],
  },
  { text: 'Gifts', href: '/collection/home-and-gifts/' },
];

export const nordicMenu: readonly MenuEntry[] = [
  {
    text: 'Collections',
    href: '/shop/',
    submenu: [
      links('', [
        collection('Fjord', 'fjord'),
        collection('Forest', 'forest'),
        collection('Quiet Shapes', 'quiet-shapes'),
        { text: 'All products', link: '/shop/' },
      ]),
      tile({
        ...{ garment: 't-shirt', colour: 'Forest', design: 'arctic-fox', borderRadius: 'sharp' },
        title: 'Forest',
        description: '',
        link: '/collection/forest/',
      }),
      tile({
        ...{ garment: 't-shirt', colour: 'White', design: 'nordic-arch', borderRadius: 'sharp' },
        title: 'Quiet Shapes',
        description: '',
        link: '/collection/quiet-shapes/',
      }),
    ],
  },
  { text: 'Fjord', href: '/collection/fjord/' },
  { text: 'Ingrid Solberg', href: '/creator/ingrid-solberg/' },
];
