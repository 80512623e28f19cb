import { lightButtonFirst } from './light-button-first.js';
import type { Theme } from '../theme.js';

/** Base theme: every key has its default. */
export const base: Theme = { name: 'base', parent: null, values: {} };

/** The main brand: calm, near white, a soft serif with a sans-serif. */
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
    'form.background': '#ffffff',
    'product.selector.radius': '6px',
    'product.description.wordLimit': '45',
  },
};

/** The main brand with more space and square corners. */
export const teemillPro: Theme = {
  name: 'teemillPro',
  parent: 'teemill',
  values: {
    ...lightButtonFirst,
    'primary.color': '#16202c',
    'primary.font': 'Hanken Grotesk',
    'heading.weight': '480',
    'heading.scale': '1.12',
    'page.background': '#ffffff',
    'border.radius': '2px',
    'section.space': 'clamp(4rem, 3rem + 5vw, 8rem)',
    'banner.background': '#eceae4',
    'header.layout': 'split',
    'menu.border.color': '#0000',
    'product.selector.radius': '2px',
  },
};

/** Message colours that dark themes share. */
const lightMessages = {
  'error.color': '#ff9d94',
  'warning.color': '#f2bd62',
  'success.color': '#7fdca4',
};

/** The dark main brand; surfaces differ by lightness. */
export const teemillDark: Theme = {
  name: 'teemillDark',
  parent: 'teemill',
  values: {
    ...lightMessages,
    'primary.color': '#8fd6b9',
    'page.background': '#151a18',
    'text.color': '#e6ebe8',
    'heading.color': '#ffffff',
    'image.background': '#252c29',
    'banner.background': '#1e2623',
    'box.background': '#1c2320',
    'box.border.color': '#36403b',
    'form.background': '#1c2320',
  },
};

/** Dark variant of Teemill Pro. */
export const teemillProDark: Theme = {
  name: 'teemillProDark',
  parent: 'teemillDark',
  values: {
    'primary.color': '#e9e4d8',
    'primary.font': 'Hanken Grotesk',
    'heading.weight': '480',
    'heading.scale': '1.12',
    'page.background': '#14161a',
    'border.radius': '2px',
    'image.background': '#24272d',
    'banner.background': '#1d2025',
    'box.background': '#1b1e23',
    'box.border.color': '#363a42',
    'form.background': '#1b1e23',
    'header.layout': 'split',
    'menu.border.color': '#0000',
    'section.space': 'clamp(4rem, 3rem + 5vw, 8rem)',
    'product.selector.radius': '2px',
  },
};

/** Staff pages: dense, plain, legible. */
export const atlas: Theme = {
  name: 'atlas',
  parent: 'base',
  values: {
    'primary.color': '#1d4f91',
    'primary.font': 'Hanken Grotesk',
    'page.background': '#ffffff',
    'border.radius': '6px',
    'heading.weight': '650',
    'heading.scale': '0.85',
    'section.space': 'clamp(2rem, 1.5rem + 2vw, 3.5rem)',
    'grid.row.gap': '1.5rem',
    'grid.column.gap': '1rem',
    'image.ratio': '4 / 5',
  },
};

/** Dark variant of Atlas. */
export const atlasDark: Theme = {
  name: 'atlasDark',
  parent: 'atlas',
  values: {
    ...lightMessages,
    'primary.color': '#9cc4ff',
    'page.background': '#14181f',
    'text.color': '#e4e8ef',
    'heading.color': '#ffffff',
    'border.radius': '6px',
  },
};
