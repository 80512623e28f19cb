import type { Theme } from '../theme.js';

/** Fight-night posters: tall letters, black lines, hard shadows. */
const punch: Theme = {
  name: 'punch',
  parent: 'base',
  values: {
    'primary.color': '#c81e1e',
    'primary.font': 'Hanken Grotesk',
    'heading.1.font': 'Big Shoulders Display',
    'heading.1.transform': 'uppercase',
    'heading.2.transform': 'uppercase',
    'heading.weight': '800',
    'heading.scale': '1.35',
    'heading.leading': '0.98',
    'page.background': '#fff8e7',
    'border.radius': '0px',
    'border.width': '2px',
    'box.border.color': '#1c1f1d',
    'image.border.color': '#1c1f1d',
    'button.shadow': '4px 4px 0 #1c1f1d',
    'button.text.transform': 'uppercase',
    'grid.row.gap': '2rem',
    'grid.column.gap': '1rem',
  },
};

/** A birthday: round shapes and three colours at once. */
const joy: Theme = {
  name: 'joy',
  parent: 'base',
  values: {
    'primary.color': '#7a2bbf',
    'primary.font': 'Nunito',
    'heading.weight': '850',
    'page.background': '#fffdf5',
    'border.radius': '22px',
    'button.border.radius': '999px',
    'banner.background': '#ffe27a',
    'banner.align': 'center',
    'banner.columns': '1fr',
    'banner.space': '2.5rem',
    'banner.image.ratio': '5 / 4',
    'announcement.background': '#0f6f6a',
    'tag.background': '#ff8ac4',
    'image.ratio': '4 / 5',
    'card.align': 'center',
    'header.layout': 'centre',
  },
};

/** Comic pages: thick frames, flat primaries, shouted titles. */
const popart: Theme = {
  name: 'popart',
  parent: 'base',
  values: {
    'primary.color': '#1546c9',
    'primary.font': 'Bricolage Grotesque',
    'heading.weight': '800',
    'heading.1.transform': 'uppercase',
    'heading.scale': '1.15',
    'page.background': '#ffffff',
    'border.radius': '0px',
    'border.width': '3px',
    'box.border.color': '#111111',
    'card.border.color': '#111111',
    'card.padding': '0.75rem 0.75rem 0.875rem',
    'card.shadow': '6px 6px 0 #111111',
    'banner.background': '#ffde2e',
    'tag.background': '#e6212a',
    'image.ratio': '4 / 5',
    'grid.row.gap': '2rem',
    'grid.column.gap': '1.5rem',
  },
};

/** Ice lollies in the sun: pastel stripes and pill shapes. */
const popsicle: Theme = {
  name: 'popsicle',
  parent: 'base',
  values: {
    'primary.color': '#b01657',
    'primary.font': 'Nunito',
    'heading.1.font': 'Bricolage Grotesque',
    'heading.weight': '700',
    'page.background': '#fff4f6',
    'border.radius': '28px',
    'button.border.radius': '999px',
    'image.ratio': '3 / 4',
    'image.background': '#ffdfe4',
    'banner.background': '#c9f0ea',
    'banner.image.radius': '999px 999px 0px 0px',
    'banner.columns': '1fr 1fr',
    'announcement.background': '#ffd1a8',
    'card.align': 'center',
  },
};

/** Soap bubbles: circles for pictures, floating on sky. */
const bubble: Theme = {
  name: 'bubble',
  parent: 'base',
  values: {
    'primary.color': '#0b62a4',
    'primary.font': 'Nunito',
    'heading.weight': '750',
    'heading.scale': '0.95',
    'page.background': '#f3faff',
    'border.radius': '18px',
    'image.ratio': '4 / 5',
    'image.radius': '999px',
    'image.background': '#d9eefc',
    'button.border.radius': '999px',
    'button.shadow': '0 6px 16px #0b62a43d',
    'card.align': 'center',
    'card.radius': '18px',
    'banner.align': 'center',
    'header.layout': 'centre',
  },
};

export const loudThemes: readonly Theme[] = [punch, joy, popart, popsicle, bubble];
