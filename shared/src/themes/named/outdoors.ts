import type { Theme } from '../theme.js';

/** Kit for bad weather: slab letters, dense shelves, signal orange. */
const outland: Theme = {
  name: 'outland',
  parent: 'base',
  values: {
    'primary.color': '#a8430a',
    'primary.font': 'Hanken Grotesk',
    'heading.1.font': 'Bitter',
    'heading.weight': '800',
    'page.background': '#eef0ea',
    'border.radius': '3px',
    'text.color': '#1b231d',
    'menu.background': '#25332a',
    'menu.text.color': '#f1f3ec',
    'logo.text.color': '#ffffff',
    'image.background': '#dde1d6',
    'banner.background': '#c9d3c0',
    'grid.row.gap': '1.5rem',
    'grid.column.gap': '0.75rem',
    'footer.background': '#25332a',
    'footer.text.color': '#e6eadf',
  },
};

/** A cabin: bark, moss and carved letters. */
const wildWood: Theme = {
  name: 'wildWood',
  parent: 'base',
  values: {
    'primary.color': '#3d5226',
    'primary.font': 'Bitter',
    'heading.weight': '650',
    'page.background': '#f7f1e6',
    'border.radius': '8px',
    'text.color': '#2d2317',
    'image.ratio': '5 / 6',
    'image.background': '#e4d8c3',
    'banner.background': '#4b3823',
    'banner.title.color': '#fbf3e2',
    'banner.copy.color': '#eadfc9',
    'banner.space': '3rem',
    'gate.background': '#f0e6d3',
    'newsletter.text.color': '#fbf3e2',
    'header.layout': 'centre',
    'button.border.radius': '4px',
  },
};

/** Postcards from far away: wide pictures, a travelling serif, white borders. */
const wanderlust: Theme = {
  name: 'wanderlust',
  parent: 'base',
  values: {
    'primary.color': '#0f5a63',
    'primary.font': 'Hanken Grotesk',
    'heading.1.font': 'Fraunces',
    'heading.weight': '430',
    'heading.scale': '1.2',
    'page.background': '#fdf9f3',
    'border.radius': '2px',
    'image.ratio': '4 / 5',
    'image.inset': '10px',
    'image.background': '#ffffff',
    'image.shadow': '0 2px 10px #4a3b2830',
    'banner.columns': '2fr 5fr',
    'banner.background': '#f0dfc8',
    'section.space': 'clamp(3.5rem, 3rem + 5vw, 7.5rem)',
  },
};

/** A greenhouse, leaf on leaf. */
const verde: Theme = {
  name: 'verde',
  parent: 'base',
  values: {
    'primary.color': '#1c6b33',
    'primary.font': 'Instrument Sans',
    'heading.weight': '650',
    'heading.tracking': '-0.03em',
    'page.background': '#f1f7ee',
    'border.radius': '12px',
    'text.color': '#15261a',
    'card.background': '#ffffff',
    'card.radius': '12px',
    'card.padding': '0.75rem 0.875rem 0.875rem',
    'image.ratio': '4 / 5',
    'image.background': '#dcebd4',
    'banner.background': '#cfe6c2',
    'button.border.radius': '999px',
    'grid.row.gap': '1.25rem',
    'grid.column.gap': '1.25rem',
  },
};

/** First flowers: light serif, pale pink and new green. */
const spring: Theme = {
  name: 'spring',
  parent: 'base',
  values: {
    'primary.color': '#9c2d5a',
    'primary.font': 'Nunito',
    'heading.1.font': 'Fraunces',
    'heading.weight': '380',
    'heading.scale': '1.1',
    'page.background': '#fefcf9',
    'border.radius': '16px',
    'banner.background': '#e4f0cf',
    'banner.image.radius': '50vmax 14px 0px 0px',
    'image.background': '#f6e3e8',
    'tag.background': '#4b7a2b',
    'card.align': 'center',
    'header.layout': 'split',
  },
};

/** An honest label: big plain words, recycled paper, no ornament. */
const good: Theme = {
  name: 'good',
  parent: 'base',
  values: {
    'primary.color': '#1a3fae',
    'primary.font': 'Bricolage Grotesque',
    'heading.weight': '700',
    'heading.scale': '1.25',
    'heading.leading': '1',
    'page.background': '#f4f1ea',
    'border.radius': '10px',
    'image.ratio': '4 / 5',
    'image.background': '#e5e0d4',
    'banner.background': '#f4f1ea',
    'banner.columns': '3fr 2fr',
    'banner.title.size': 'clamp(2.75rem, 1rem + 6vw, 6rem)',
    'button.text.weight': '700',
    'text.size': '1.0625rem',
  },
};

export const outdoorThemes: readonly Theme[] = [outland, wildWood, wanderlust, verde, spring, good];
