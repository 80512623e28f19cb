import { allProductsLink } from '../../links/links.js';
import { button, column, shot, textBlock } from './parts.js';
import { part, type Section } from './section.js';

const picture = {
  garment: 't-shirt',
  colour: 'Navy',
  design: 'monstera',
  alt: 'A navy tee with a monstera leaf',
} as const;

export const hero: Section = {
  name: 'hero',
  title: 'Hero',
  also: ['banner', 'header', 'start', 'welcome', 'headline', 'masthead'],
  sketch: {
    soft: 'M2 4h60v32h-60z',
    ink: 'M7 12h22v5h-22zM7 20h18v2h-18zM34 9h24v22h-24z',
    accent: 'M7 25h12v5h-12z',
  },
  blocks: [
    part(
      'row',
      {
        fullWidth: true,
        fullBackgroundColor: '#{banner.background}',
        textColor: '#{banner.copy.color}',
        verticalAlignment: 'center',
        spacing: '48px',
        padding: '48px 0',
      },
      {
        items: [
          column(
            [
              textBlock(
                '<h1>Your headline</h1><p>Describe in one or two sentences what you make, who it is for and what makes it special.</p>',
              ),
              button('Shop all products', allProductsLink),
            ],
            6,
          ),
          shot(picture, 6),
        ],
      },
    ),
  ],
};
