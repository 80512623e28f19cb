import { key } from './key.js';

export const headingKeys = {
  'heading.1.font': key('font', '{primary.font}', 'Heading 1 font'),
  'heading.1.transform': key('transform', 'none', 'Heading 1 case'),
  'heading.2.font': key('font', '{heading.1.font}', 'Heading 2 font'),
  'heading.2.transform': key('transform', 'none', 'Heading 2 case'),
  'heading.3.font': key('font', '{primary.font}', 'Heading 3 font'),
  'heading.3.transform': key('transform', 'none', 'Heading 3 case'),
  'heading.color': key('colour', '{text.color}', 'Headings'),
  'heading.weight': key('number', '700', 'Heading weight'),
  'heading.tracking': key('length', '-0.015em', 'Heading letter spacing'),
  'heading.leading': key('number', '1.1', 'Heading line height'),
  'heading.scale': key('number', '1', 'Heading scale (1 is normal)'),
};

/** Includes the radius that imported pages reference. */
export const textKeys = {
  'text.font': key('font', '{primary.font}', 'Text font'),
  'text.color': key('colour', '#1c1f1d', 'Text'),
  'text.muted.color': key('colour', 'mix({text.color}, {page.background}, 0.28)', 'Secondary text'),
  'text.size': key('length', '1rem', 'Text size'),
  'text.shadow': key('shadow', 'none', 'Text shadow'),
  'text.background': key('colour', '#0000', 'Text block background'),
  'text.border.radius': key('length', '{border.radius}', 'Text block corner radius'),
};
