import { lightButtonFirst } from './light-button-first.js';
import type { Theme } from '../theme.js';

/** Dry heat: sand on sand, low-contrast surfaces, generous white space. */
const dunes: Theme = {
  name: 'dunes',
  parent: 'base',
  values: {
    'primary.color': '#7d4f1f',
    'primary.font': 'Hanken Grotesk',
    'heading.1.font': 'EB Garamond',
    'heading.weight': '480',
    'heading.scale': '1.25',
    'page.background': '#f8f0e3',
    'border.radius': '4px',
    'text.color': '#362a1c',
    'image.ratio': '2 / 3',
    'image.background': '#ead9bf',
    'banner.background': '#ecd9ba',
    'menu.text.tracking': '0.06em',
    'section.space': 'clamp(4rem, 3rem + 6vw, 8.5rem)',
    'grid.row.gap': '3.5rem',
    'grid.column.gap': '1.75rem',
  },
};

/** A potter's studio: thrown shapes, terracotta, uneven corners. */
const clay: Theme = {
  name: 'clay',
  parent: 'base',
  values: {
    'primary.color': '#9a3f23',
    'primary.font': 'Bricolage Grotesque',
    'heading.weight': '500',
    'page.background': '#faf3ee',
    'border.radius': '20px',
    'text.color': '#33211a',
    'image.ratio': '4 / 5',
    'image.background': '#edd8cb',
    'banner.background': '#e5c2ae',
    'banner.image.radius': '40px 140px 0px 0px',
    'card.background': '#fffaf6',
    'card.padding': '0.875rem 1rem 1rem',
    'button.border.radius': '12px',
    'grid.row.gap': '1.5rem',
    'grid.column.gap': '1.5rem',
  },
};

/** Noon: a sun-yellow page and black type. */
const sol: Theme = {
  name: 'sol',
  parent: 'base',
  values: {
    ...lightButtonFirst,
    'primary.color': '#1a1400',
    'primary.contrastColor': '#ffd93b',
    'primary.font': 'Space Grotesk',
    'heading.weight': '700',
    'heading.scale': '1.2',
    'heading.tracking': '-0.045em',
    'page.background': '#ffe574',
    'border.radius': '0px',
    'text.color': '#1a1400',
    'image.background': '#fff2b8',
    'image.ratio': '4 / 5',
    'banner.background': '#ffd93b',
    'banner.columns': '1fr 1fr',
    'error.color': '#a01410',
    'success.color': '#11552f',
    'grid.row.gap': '1.5rem',
    'grid.column.gap': '4px',
    'card.padding': '0.625rem 0.5rem 0',
  },
};

/** A coast road in 1974: fat rounded serif, orange to sea. */
const california: Theme = {
  name: 'california',
  parent: 'base',
  values: {
    'primary.color': '#0d5c75',
    'primary.font': 'Instrument Sans',
    'heading.1.font': 'Fraunces',
    'heading.weight': '850',
    'heading.scale': '1.12',
    'page.background': '#fff6e8',
    'border.radius': '10px',
    'banner.background': '#f7a64a',
    'banner.title.color': '#42200a',
    'banner.copy.color': '#42200a',
    'banner.image.radius': '50vmax 50vmax 0px 0px',
    'announcement.background': '#b0351a',
    'image.ratio': '4 / 5',
    'image.background': '#ffe3bd',
    'button.border.radius': '10px',
    'header.layout': 'centre',
  },
};

/** A chapel ceiling: marble, gilt and capital letters. */
const angelo: Theme = {
  name: 'angelo',
  parent: 'base',
  values: {
    'primary.color': '#6b4a12',
    'primary.font': 'EB Garamond',
    'heading.1.font': 'Bodoni Moda',
    'heading.1.transform': 'uppercase',
    'heading.weight': '500',
    'heading.tracking': '0.03em',
    'page.background': '#fbf9f5',
    'border.radius': '0px',
    'image.ratio': '2 / 3',
    'image.border.color': '#b89b5e',
    'image.inset': '5%',
    'banner.align': 'center',
    'banner.columns': '1fr',
    'banner.image.ratio': '5 / 4',
    'banner.space': '3rem',
    'card.align': 'center',
    'header.layout': 'centre',
  },
};

export const warmThemes: readonly Theme[] = [dunes, clay, sol, california, angelo];
