import { lightButtonFirst } from './light-button-first.js';
import type { Theme } from '../theme.js';

/** Afternoon haze: lilac light, thin wide letters, blurred edges. */
const daze: Theme = {
  name: 'daze',
  parent: 'base',
  values: {
    'primary.color': '#5b3f93',
    'primary.font': 'Nunito',
    'heading.1.font': 'Unbounded',
    'heading.weight': '300',
    'heading.scale': '0.85',
    'page.background': '#f8f5fd',
    'border.radius': '24px',
    'image.ratio': '4 / 5',
    'image.background': '#e5dcf6',
    'image.shadow': '0 18px 40px #5b3f931f',
    'banner.background': '#e2d6f8',
    'banner.align': 'center',
    'button.border.radius': '999px',
    'grid.row.gap': '3rem',
    'grid.column.gap': '2rem',
  },
};

/** One typeface, one colour, one rule for everything. */
const simply: Theme = {
  name: 'simply',
  parent: 'base',
  values: {
    'primary.color': '#2b4a8b',
    'primary.font': 'Instrument Sans',
    'heading.weight': '500',
    'heading.scale': '0.9',
    'page.background': '#ffffff',
    'border.radius': '8px',
    'image.ratio': '4 / 5',
    'banner.background': '#f3f5f9',
    'banner.columns': '1fr 1fr',
    'card.border.color': '#e0e4ec',
    'card.padding': '0.75rem 0.875rem 0.875rem',
    'grid.row.gap': '1rem',
    'grid.column.gap': '1rem',
  },
};

/** Sea salt: bleached paper, grey type, fine hairlines. */
const salt: Theme = {
  name: 'salt',
  parent: 'base',
  values: {
    'primary.color': '#42545c',
    'primary.font': 'Hanken Grotesk',
    'heading.1.font': 'EB Garamond',
    'heading.weight': '400',
    'heading.scale': '1.15',
    'page.background': '#fbfbfa',
    'border.radius': '1px',
    'text.color': '#2a3236',
    'menu.text.transform': 'lowercase',
    'menu.text.tracking': '0.04em',
    'image.ratio': '4 / 5',
    'image.background': '#eceeed',
    'image.border.color': '#d8dcdb',
    'banner.background': '#eef1f1',
    'header.layout': 'split',
    'grid.row.gap': '3rem',
    'grid.column.gap': '1px',
    'card.padding': '0.75rem 0.75rem 0',
  },
};

/** Almost silent: small type, wide margins, no weight anywhere. */
const quiet: Theme = {
  name: 'quiet',
  parent: 'base',
  values: {
    'primary.color': '#4d5a48',
    'primary.font': 'EB Garamond',
    'heading.weight': '400',
    'heading.scale': '0.9',
    'heading.tracking': '0em',
    'page.background': '#f7f6f2',
    'border.radius': '2px',
    'image.ratio': '3 / 4',
    'image.background': '#ebe9e1',
    'banner.background': '#f0eee7',
    'banner.columns': '1fr 2fr',
    'button.text.weight': '400',
    'card.title.weight': '400',
    'section.space': 'clamp(5rem, 4rem + 6vw, 10rem)',
    'grid.row.gap': '4.5rem',
    'grid.column.gap': '3rem',
  },
};

/** Deck stripes: navy and white, capitals, rope-thick rules. */
const atlantic: Theme = {
  name: 'atlantic',
  parent: 'base',
  values: {
    ...lightButtonFirst,
    'primary.color': '#12325e',
    'primary.font': 'Instrument Sans',
    'heading.1.font': 'Bitter',
    'heading.weight': '700',
    'page.background': '#ffffff',
    'border.radius': '5px',
    'border.width': '2px',
    'menu.background': '#12325e',
    'menu.text.color': '#ffffff',
    'logo.text.color': '#ffffff',
    'announcement.background': '#c4312c',
    'image.ratio': '4 / 5',
    'image.background': '#e3ebf4',
    'banner.background': '#d5e3f1',
    'menu.text.transform': 'uppercase',
    'footer.background': '#12325e',
    'footer.text.color': '#e8eef6',
  },
};

export const calmThemes: readonly Theme[] = [daze, simply, salt, quiet, atlantic];
