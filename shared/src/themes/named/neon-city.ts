import type { Theme } from '../theme.js';

/** THM-028: night, with surfaces told apart by lightness, and one electric colour. */
export const neonCity: Theme = {
  name: 'neonCity',
  parent: 'teemill',
  values: {
    'primary.color': '#d4ff3a',
    'primary.contrastColor': '#12121c',
    'page.background': '#14141f',
    'border.radius': '8px',
    'heading.1.font': 'Instrument Sans',
    'heading.1.transform': 'uppercase',
    'heading.2.transform': 'uppercase',
    'heading.weight': '700',
    'heading.color': '#ffffff',
    'text.color': '#e9e9f3',
    'text.muted.color': '#a9a9c0',
    'image.background': '#242436',
    'banner.background': '#1f1f30',
    'button.secondary.textColor': '#ffffff',
    'button.secondary.borderColor': '#ffffff',
    'price.sale.color': '#ff8fa8',
    'form.background': '#1f1f30',
    'form.border.color': '#80809c',
    'form.text.color': '#ffffff',
    'error.color': '#ff9a93',
    'success.color': '#7be0a2',
    'status.success.color': '#9bf0bb',
    'status.success.background': '#173628',
    'box.background': '#1d1d2b',
    'box.border.color': '#383850',
  },
};
