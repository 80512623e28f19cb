import type { Theme } from '../theme.js';

/** THM-033: winter light, ink, square corners, one family. */
export const nordic: Theme = {
  name: 'nordic',
  parent: 'teemill',
  values: {
    'primary.color': '#1d2b3a',
    'primary.contrastColor': '#ffffff',
    'page.background': '#ffffff',
    'border.radius': '0px',
    'heading.1.font': 'Instrument Sans',
    'heading.weight': '500',
    'heading.tracking': '-0.03em',
    'text.color': '#1a222b',
    'text.muted.color': '#566270',
    'menu.text.transform': 'lowercase',
    'image.ratio': '1 / 1',
    'banner.background': '#e3eaf0',
    'button.secondary.borderColor': '#1a222b',
    'tag.background': '#1d2b3a',
    'form.border.color': '#76828f',
    'product.selector.radius': '0px',
    'product.description.placement': 'belowSelectors',
    'product.description.wordLimit': '0',
    'product.thumbnails.layout': 'row',
    'product.quantitySelector.visible': '0',
    'box.background': '#f4f7f9',
    'box.border.color': '#d9e0e6',
  },
};
