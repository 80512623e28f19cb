import type { BlockFixture } from '../../blocks/model/block-fixture.js';
import { column, textBlock } from './parts.js';
import { part, type Section } from './section.js';

const points = [
  ['gift', 'Made for you', 'Printed after you order, so nothing goes to waste.'],
  ['heart', 'Good to wear', 'Describe the material and how it feels.'],
  ['star', 'Sent with care', 'State the delivery time and describe the packaging.'],
] as const;

function point([icon, title, copy]: (typeof points)[number]): BlockFixture {
  return column(
    [
      part('appIcon', { icon, color: '#{primary.color}', align: 'center' }),
      textBlock(`<h3>${title}</h3><p>${copy}</p>`, 'center'),
    ],
    4,
  );
}

export const featureRow: Section = {
  name: 'featureRow',
  title: 'Feature row',
  also: ['features', 'benefits', 'advantages', 'reasons', 'icons', 'columns', 'why'],
  sketch: {
    ink: 'M20 5h24v4h-24zM5 26h14v3h-14zM25 26h14v3h-14zM45 26h14v3h-14zM4 32h16v2h-16zM24 32h16v2h-16zM44 32h16v2h-16z',
    accent:
      'M8 18a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM28 18a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM48 18a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  },
  blocks: [
    textBlock('<h2>Why people come back</h2>', 'center'),
    part('row', { spacing: '32px' }, { items: points.map(point) }),
  ],
};
