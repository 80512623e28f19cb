import type { Theme } from '../theme.js';

/** The main brand: calm, near white, one sans-serif. */
export const teemill: Theme = {
  name: 'teemill',
  parent: 'base',
  values: {
    'primary.color': '#1f5c4a',
    'primary.font': 'Instrument Sans',
    'heading.1.font': 'Fraunces',
    'heading.weight': '600',
    'page.background': '#fcfbf9',
    'image.background': '#e3e1dc',
    'banner.background': '#e6ece6',
    'box.background': '#f4f2ed',
    'box.border.color': '#dedad1',
    'border.radius': '6px',
    'product.selector.radius': '6px',
    'product.description.wordLimit': '45',
  },
};
