import { key } from './key.js';

/** Base values from which the others derive. */
export const brandKeys = {
  'primary.color': key('colour', '#008000', 'Primary colour'),
  'primary.contrastColor': key('colour', 'onColor({primary.color})', 'Text on the primary colour'),
  'primary.font': key('font', 'Lato', 'Main font'),
  'logo.text.color': key('colour', '{heading.color}', 'Logo text'),
  'border.radius': key('length', '4px', 'Corner radius'),
  'border.width': key('length', '1px', 'Line thickness'),
};

export const pageKeys = {
  'page.background': key('colour', '#ffffff', 'Page background'),
  'section.space': key('length', 'clamp(3rem, 2rem + 4vw, 6rem)', 'Space between sections'),
  'grid.row.gap': key('length', '2.5rem', 'Space between product rows'),
  'grid.column.gap': key('length', '1.25rem', 'Space between product columns'),
  'box.background': key('colour', 'mix({page.background}, {text.color}, 0.04)', 'Box background'),
  'box.border.color': key(
    'colour',
    'mix({page.background}, {text.color}, 0.16)',
    'Lines and box borders',
  ),
};
