import { lightButtonFirst } from './light-button-first.js';
import type { Theme } from '../theme.js';

/** Winter light and ink; square pictures, few lines, generous white space. */
export const nordic: Theme = {
  name: 'nordic',
  parent: 'teemill',
  values: {
    ...lightButtonFirst,
    'primary.color': '#1d2b3a',
    'primary.font': 'Hanken Grotesk',
    'heading.1.font': 'Hanken Grotesk',
    'heading.weight': '600',
    'heading.tracking': '-0.035em',
    'page.background': '#f6f8f9',
    'border.radius': '3px',
    'text.color': '#1a222b',
    'header.layout': 'split',
    'menu.text.transform': 'lowercase',
    'menu.border.color': '#0000',
    'image.ratio': '4 / 5',
    'image.background': '#e6ecf0',
    'grid.row.gap': '4rem',
    'grid.column.gap': '2.5rem',
    'section.space': 'clamp(4rem, 3rem + 6vw, 9rem)',
    'banner.background': '#dfe7ec',
    'banner.columns': '4fr 5fr',
    'banner.image.ratio': '3 / 4',
    'box.background': '#ebf0f3',
    'box.border.color': '#d3dce3',
    'button.border.radius': '3px',
    'product.selector.radius': '3px',
    'product.description.placement': 'belowSelectors',
    'product.description.wordLimit': '0',
    'product.thumbnails.layout': 'row',
    'product.quantitySelector.visible': '0',
  },
};
