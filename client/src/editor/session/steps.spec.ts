import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';

import { ancestorsOf, stepFrom } from './steps.js';

const block = (uuid: string, template: string, items: readonly LiveBlock[] = []): LiveBlock => ({
  uuid,
  wire: { properties: { template: { value: template } } },
  items,
});
const blocks = [
  block('a', 'text'),
  block('row', 'row', [block('b', 'text'), block('c', 'text')]),
  block('d', 'text'),
];

describe('moving blocks by keyboard', () => {
  it.each([
    ['up', 'd', { parent: null, index: 1 }],
    ['up', 'a', undefined],
    ['down', 'a', { parent: null, index: 1 }],
    ['down', 'd', undefined],
    ['up', 'c', { parent: 'row', index: 0 }],
    ['down', 'c', undefined],
    ['in', 'd', { parent: 'row', index: 2 }],
    ['in', 'row', undefined],
    ['in', 'a', undefined],
    ['out', 'b', { parent: null, index: 2 }],
    ['out', 'a', undefined],
    ['up', 'nobody', undefined],
  ] as const)('%s of %s leads to %j', (step, uuid, place) => {
    expect(stepFrom(blocks, [uuid], step)).toStrictEqual(place);
  });

  it.each([
    ['up', ['row', 'd'], { parent: null, index: 0 }],
    ['up', ['a', 'd'], undefined],
    ['up', ['d', 'e'], { parent: null, index: 1 }],
    ['down', ['a', 'row'], { parent: null, index: 1 }],
    ['down', ['a', 'd'], { parent: null, index: 2 }],
    ['down', ['row', 'e'], undefined],
    ['in', ['d', 'e'], { parent: 'row', index: 2 }],
    ['in', ['c', 'd'], undefined],
    ['out', ['b', 'd'], { parent: null, index: 2 }],
    ['up', [], undefined],
  ] as const)('%s of %j together leads to %j, without them', (step, uuids, place) => {
    expect(stepFrom([...blocks, block('e', 'text')], uuids, step)).toStrictEqual(place);
  });
});

describe('ancestorsOf', () => {
  it('lists the ancestors from the page inwards, and none for an unknown block', () => {
    const within = [block('outer', 'row', [block('inner', 'row', [block('deep', 'text')])])];
    expect(ancestorsOf(within, 'deep').map(({ uuid }) => uuid)).toStrictEqual(['outer', 'inner']);
    expect(ancestorsOf(within, 'outer')).toStrictEqual([]);
    expect(ancestorsOf(within, 'nobody')).toStrictEqual([]);
  });
});
