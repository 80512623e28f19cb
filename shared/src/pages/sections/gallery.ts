import { shot, textBlock } from './parts.js';
import { part, type Section } from './section.js';

const pictures = [
  { garment: 't-shirt', colour: 'Sky', design: 'whale-song', alt: 'A sky blue tee with a whale' },
  { garment: 'tote', colour: 'Natural', design: 'lemons', alt: 'A tote bag with lemons' },
  { garment: 'sweater', colour: 'Forest', design: 'mushrooms', alt: 'A sweater with mushrooms' },
  { garment: 'hoodie', colour: 'Sand', design: 'retro-sun', alt: 'A sand hoodie with a sun' },
  { garment: 't-shirt', colour: 'Black', design: 'moon-cat', alt: 'A black tee with a cat' },
  { garment: 'vest-top', colour: 'Mint', design: 'wildflowers', alt: 'A vest with wild flowers' },
] as const;

export const gallery: Section = {
  name: 'gallery',
  title: 'Gallery',
  also: ['pictures', 'photos', 'images', 'lookbook', 'instagram', 'masonry', 'grid'],
  sketch: {
    soft: 'M6 11h16v12h-16zM24 11h16v12h-16zM42 11h16v12h-16zM6 25h16v12h-16zM24 25h16v12h-16zM42 25h16v12h-16z',
    ink: 'M20 3h24v4h-24zM8 22l5-6 3 3 2-2 3 5zM44 36l5-6 3 3 2-2 3 5z',
  },
  blocks: [
    textBlock('<h2>Out and about</h2>', 'center'),
    part(
      'grid',
      {
        ...{ columnsXs: 2, columnsMd: 3, columnsLg: 3 },
        ...{ spacing: '#{grid.column.gap}', spacingXs: '12px' },
      },
      { items: pictures.map((picture) => shot(picture)) },
    ),
  ],
};
