import type { Theme } from '../theme.js';

/** Star maps: deep blue, wide letters. */
const deepSpace: Theme = {
  name: 'deepSpace',
  parent: 'base',
  deprecated: true,
  values: {
    'primary.color': '#8ab8ff',
    'primary.font': 'Space Grotesk',
    'heading.1.font': 'Unbounded',
    'heading.weight': '500',
    'heading.scale': '0.8',
    'page.background': '#0e1424',
    'text.color': '#e2e8f5',
    'border.radius': '12px',
    'error.color': '#ff9d94',
    'warning.color': '#f2bd62',
    'success.color': '#7fdca4',
  },
};

/** A look-out: square, wide pictures, steel blue. */
const vantage: Theme = {
  name: 'vantage',
  parent: 'base',
  deprecated: true,
  values: {
    'primary.color': '#274c6b',
    'primary.font': 'Instrument Sans',
    'heading.1.font': 'Big Shoulders Display',
    'heading.weight': '700',
    'heading.scale': '1.25',
    'page.background': '#f4f6f8',
    'border.radius': '0px',
    'image.ratio': '4 / 5',
  },
};

/** Back-street signs at night. */
const tokyo: Theme = {
  name: 'tokyo',
  parent: 'base',
  deprecated: true,
  values: {
    'primary.color': '#ff6b81',
    'primary.font': 'Space Grotesk',
    'heading.weight': '700',
    'heading.tracking': '-0.04em',
    'page.background': '#191520',
    'text.color': '#efe8f2',
    'border.radius': '2px',
    'image.ratio': '3 / 4',
    'grid.row.gap': '1.5rem',
    'grid.column.gap': '2px',
    'error.color': '#ffb09c',
    'warning.color': '#f2bd62',
    'success.color': '#7fdca4',
  },
};

/** A coffee counter: cream, roast, soft slab. */
const mocha: Theme = {
  name: 'mocha',
  parent: 'base',
  deprecated: true,
  values: {
    'primary.color': '#5a3825',
    'primary.font': 'Nunito',
    'heading.1.font': 'Bitter',
    'heading.weight': '600',
    'page.background': '#f6eee6',
    'text.color': '#33241b',
    'border.radius': '12px',
    'card.align': 'center',
  },
};

/** Woven rugs and dried grass. */
const boho: Theme = {
  name: 'boho',
  parent: 'base',
  deprecated: true,
  values: {
    'primary.color': '#8a4b34',
    'primary.font': 'Hanken Grotesk',
    'heading.1.font': 'Fraunces',
    'heading.weight': '340',
    'heading.scale': '1.15',
    'page.background': '#faf4ea',
    'border.radius': '18px',
    'banner.image.radius': '50vmax 50vmax 0px 0px',
    'image.ratio': '2 / 3',
  },
};

export const deprecatedThemes: readonly Theme[] = [deepSpace, vantage, tokyo, mocha, boho];
