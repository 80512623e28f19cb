import { defineFixture } from '../model/block-fixture.js';
import { row } from './definition.js';

const points = [
  ['Printed for you', 'Your piece is printed after you order it.'],
  ['Nothing left over', 'No stock in a warehouse, so none to throw away.'],
  ['Follow every step', 'See your order move from print to parcel, live.'],
] as const;

const items = points.map(([title, text]) => ({
  type: 'text',
  values: { html: `<h3>${title}</h3><p>${text}</p>` },
  size: 4,
}));

export const fixture = defineFixture(row, { spacing: '32px' }, { items });
