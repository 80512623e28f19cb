import { allProductsLink } from '../../links/links.js';
import { button, column, shot, textBlock } from './parts.js';
import { part, type Section } from './section.js';

const picture = {
  garment: 'hoodie',
  colour: 'Rust',
  design: 'dusk-sun',
  alt: 'A rust hoodie with a setting sun',
} as const;

export const collectionStory: Section = {
  name: 'collectionStory',
  title: 'Collection story',
  also: ['about', 'lookbook', 'products', 'campaign', 'launch', 'editorial'],
  sketch: {
    soft: 'M4 3h26v19h-26zM4 26h12v11h-12zM19 26h12v11h-12zM34 26h12v11h-12zM49 26h11v11h-11z',
    ink: 'M34 5h22v4h-22zM34 11h24v2h-24z',
    accent: 'M34 16h12v5h-12z',
  },
  blocks: [
    part(
      'row',
      { verticalAlignment: 'center', spacing: '48px' },
      {
        items: [
          shot(picture, 6),
          column(
            [
              textBlock(
                '<h2>The story of a collection</h2><p>Describe where it comes from, who designed it and the idea behind it.</p>',
              ),
              button('See the collection', allProductsLink),
            ],
            6,
          ),
        ],
      },
    ),
    part('productList', { title: 'From this collection', limit: 4 }),
  ],
};
