import { lightButtonFirst } from './light-button-first.js';
import type { Theme } from '../theme.js';

/** Nothing but the goods: no lines, no boxes, pictures that touch, one plain typeface. */
export const naked: Theme = {
  name: 'naked',
  parent: 'base',
  values: {
    ...lightButtonFirst,
    'primary.color': '#000000',
    'primary.font': 'Lato',
    'page.background': '#ffffff',
    'text.color': '#111111',
    'border.radius': '0px',
    'product.selector.radius': '0px',
    'heading.weight': '400',
    'heading.scale': '0.8',
    'heading.tracking': '0em',
    'heading.leading': '1.2',
    'header.layout': 'start',
    'menu.border.color': '#0000',
    'menu.text.weight': '400',
    'image.ratio': '3 / 4',
    'image.background': '#f4f4f4',
    'grid.row.gap': '2rem',
    'grid.column.gap': '2px',
    'card.title.weight': '400',
    'card.padding': '0.625rem 0.75rem 0 0',
    'banner.background': '#ffffff',
    'banner.title.size': 'clamp(2rem, 1.4rem + 1.6vw, 2.75rem)',
    'banner.columns': '1fr 2fr',
    'button.text.weight': '400',
    'price.sale.color': '#b3261e',
    'footer.background': '#ffffff',
    'product.thumbnails.layout': 'row',
    'product.taglets.visible': '0',
  },
};
