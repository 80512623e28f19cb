import type { Theme } from '../theme.js';

/** THM-037: white walls, black frames, a serif for titles. */
export const gallery: Theme = {
  name: 'gallery',
  parent: 'teemill',
  values: {
    'primary.color': '#111111',
    'page.background': '#ffffff',
    'border.radius': '2px',
    'heading.weight': '380',
    'heading.tracking': '-0.025em',
    'text.color': '#161616',
    'text.muted.color': '#5f5f5f',
    'menu.text.transform': 'uppercase',
    'image.radius': '0px',
    'image.ratio': '3 / 4',
    'banner.background': '#f2f2f0',
    'button.border.radius': '0px',
    'product.selector.radius': '0px',
    'product.community.title': 'Seen out',
    'product.description.placement': 'belowSelectors',
    'product.thumbnails.layout': 'row',
    'product.taglets.visible': '0',
    'section.space': 'clamp(4rem, 3rem + 5vw, 8rem)',
    'box.background': '#f7f7f5',
    'box.border.color': '#dcdcd8',
    'footer.background': '#111111',
    'footer.text.color': '#e9e9e6',
    'footer.link.color': '#ffffff',
  },
};
