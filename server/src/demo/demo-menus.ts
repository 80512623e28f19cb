import { hexOf } from '@selvedge/shared/catalogue/garments/garment-colours';
import { mockupPath } from '@selvedge/shared/catalogue/garments/mockup';
import type { MenuEntry, MenuImage, MenuItem, MenuSegment } from '@selvedge/shared/stores/menu';

/** Menu segment with a titled list of links. */
function links(title: string, items: readonly MenuItem[]): MenuSegment {
  return { title, link: null, mode: 'links', image: null, items };
}

/** Menu segment with a single image. */
function tile(image: MenuImage): MenuSegment {
  return { title: image.title, link: null, mode: 'image', image, items: [] };
}

function collection(text: string, urlName: string): MenuItem {
  return { text, link: `/collection/${urlName}/` };
}

function search(text: string, terms: string): MenuItem {
  return { text, link: `/search/?q=${encodeURIComponent(terms)}` };
}

/** Menu with one wide panel; the other entries have narrow ones. */
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
      tile({
        src: mockupPath({
          garment: 'hoodie',
          side: 'front',
          hex: hexOf('Rust'),
          design: 'dusk-sun',
        }),
        title: 'Golden Hour',
        description: 'For late nights on the beach.',
        link: '/collection/golden-hour/',
        overlay: 0.45,
        borderRadius: 'rounded',
        ratio: '4:3',
        text: { alignment: 'left', color: '#ffffff', shadow: 'light' },
        button: {
          text: 'See the collection',
          textColor: '#2b2005',
          backgroundColor: '#f5b82e',
          borderRadius: 'circle',
          isFullWidth: false,
        },
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
      ]),
    ],
  },
  { text: 'Fjord', href: '/collection/fjord/' },
  { text: 'Ingrid Solberg', href: '/creator/ingrid-solberg/' },
];
