import { lightButtonFirst } from './light-button-first.js';
import type { Theme } from '../theme.js';

/** Pressed carbon: dark grey layers, tall letters, a single ember accent. */
const charcoal: Theme = {
  name: 'charcoal',
  parent: 'base',
  values: {
    'primary.color': '#ffb26b',
    'primary.font': 'Hanken Grotesk',
    'heading.1.font': 'Big Shoulders Display',
    'heading.weight': '600',
    'heading.scale': '1.3',
    'heading.color': '#ffffff',
    'page.background': '#1c1d1f',
    'text.color': '#e7e7e5',
    'border.radius': '4px',
    'image.background': '#2d2f32',
    'banner.background': '#26282b',
    'error.color': '#ff9d94',
    'warning.color': '#f2bd62',
    'success.color': '#7fdca4',
    'box.background': '#242629',
    'box.border.color': '#3e4146',
    'header.layout': 'split',
  },
};

/** Wayfinding: signal yellow, signage type, a strict grid of lines. */
const municipal: Theme = {
  name: 'municipal',
  parent: 'base',
  values: {
    ...lightButtonFirst,
    'primary.color': '#111111',
    'primary.contrastColor': '#ffd400',
    'primary.font': 'Space Grotesk',
    'heading.weight': '600',
    'page.background': '#ececea',
    'border.radius': '0px',
    'border.width': '2px',
    'box.border.color': '#111111',
    'card.border.color': '#111111',
    'card.padding': '0.75rem 0.75rem 0.875rem',
    'card.background': '#f7f7f5',
    'image.ratio': '4 / 5',
    'image.background': '#dadad6',
    'banner.background': '#ffd400',
    'banner.columns': '3fr 4fr',
    'announcement.background': '#ffd400',
    'grid.row.gap': '0.75rem',
    'grid.column.gap': '0.75rem',
  },
};

/** A reading room: oxblood, ivory and slab letters. */
const academia: Theme = {
  name: 'academia',
  parent: 'base',
  values: {
    'primary.color': '#6e1f2a',
    'primary.font': 'Bitter',
    'heading.1.font': 'EB Garamond',
    'heading.weight': '600',
    'heading.scale': '1.2',
    'page.background': '#fbf7ec',
    'border.radius': '2px',
    'text.color': '#2b2320',
    'menu.border.color': '#6e1f2a',
    'image.ratio': '5 / 6',
    'image.border.color': '#cbbd9d',
    'image.background': '#efe6d0',
    'banner.background': '#efe4c8',
    'header.layout': 'centre',
    'card.align': 'center',
    'footer.background': '#6e1f2a',
    'footer.text.color': '#f9ebdc',
  },
};

/** A jeweller's case: near black, champagne, thin high-contrast letters. */
const lux: Theme = {
  name: 'lux',
  parent: 'base',
  values: {
    'primary.color': '#e3c98f',
    'primary.font': 'Instrument Sans',
    'heading.1.font': 'Bodoni Moda',
    'heading.weight': '400',
    'heading.scale': '1.15',
    'heading.color': '#f6ead0',
    'page.background': '#171411',
    'text.color': '#e9e3d8',
    'border.radius': '1px',
    'menu.text.transform': 'uppercase',
    'menu.text.tracking': '0.14em',
    'image.ratio': '3 / 4',
    'image.background': '#2a2520',
    'banner.background': '#211d18',
    'banner.align': 'center',
    'banner.columns': '1fr',
    'banner.image.ratio': '5 / 4',
    'banner.space': '3rem',
    'card.align': 'center',
    'header.layout': 'centre',
    'error.color': '#ff9d94',
    'warning.color': '#f2bd62',
    'success.color': '#7fdca4',
    'button.text.transform': 'uppercase',
    'button.text.tracking': '0.12em',
  },
};

export const townThemes: readonly Theme[] = [charcoal, municipal, academia, lux];
