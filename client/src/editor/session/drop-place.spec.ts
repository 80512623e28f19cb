import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';

import { dropPlaceAt, dropPlacesIn } from './drop-place.js';
import { describePlace } from '../canvas/describe-place.js';

const block = (uuid: string, template: string, items: readonly LiveBlock[] = []): LiveBlock => ({
  uuid,
  wire: { properties: { template: { value: template } } },
  items,
});
const rect = (id: string, y: number, height: number, half?: 'left' | 'right') => ({
  id,
  rect: { x: half === 'right' ? 200 : 0, y, width: half === undefined ? 400 : 200, height },
});
const blocks = [
  block('banner', 'banner'),
  block('row', 'row', [block('left', 'text'), block('right', 'text')]),
  block('empty', 'row'),
];
const rects = [
  rect('banner', 0, 100),
  rect('row', 100, 100),
  rect('left', 110, 80, 'left'),
  rect('right', 110, 80, 'right'),
  rect('empty', 200, 100),
];
const placeAt = (x: number, y: number, ...moved: string[]) =>
  dropPlaceAt({ blocks, rects, width: 400 }, { x, y }, moved).place;

describe('dropPlaceAt', () => {
  it('returns the place above or below the block, depending on the half under the pointer', () => {
    expect(placeAt(10, 20)).toStrictEqual({ parent: null, index: 0 });
    expect(placeAt(10, 80)).toStrictEqual({ parent: null, index: 1 });
  });

  it('uses the left or right half for blocks next to each other', () => {
    expect(placeAt(20, 150)).toStrictEqual({ parent: 'row', index: 0 });
    expect(placeAt(180, 150)).toStrictEqual({ parent: 'row', index: 1 });
    expect(placeAt(380, 150)).toStrictEqual({ parent: 'row', index: 2 });
  });

  it('returns a place inside a container, or next to it near its edge', () => {
    expect(placeAt(100, 250)).toStrictEqual({ parent: 'empty', index: 0 });
    expect(placeAt(100, 203)).toStrictEqual({ parent: null, index: 2 });
    expect(placeAt(100, 298)).toStrictEqual({ parent: null, index: 3 });
  });

  it('ignores the moved block and never returns a place inside it', () => {
    expect(placeAt(10, 250, 'banner')).toStrictEqual({ parent: 'empty', index: 0 });
    expect(placeAt(180, 140, 'left')).toStrictEqual({ parent: 'row', index: 0 });
    expect(placeAt(100, 250, 'empty')).toStrictEqual({ parent: null, index: 2 });
    expect(placeAt(100, 250, 'banner', 'empty')).toStrictEqual({ parent: null, index: 1 });
  });

  it('returns the end of the page below the last block', () => {
    expect(placeAt(100, 900)).toStrictEqual({ parent: null, index: 3 });
  });

  it('returns the end of a page that shows no blocks', () => {
    const nothing = { rects: [], width: 400 };
    expect(dropPlaceAt({ ...nothing, blocks: [] }, { x: 10, y: 10 })).toStrictEqual({
      place: { parent: null, index: 0 },
      line: { x: 0, y: 0, width: 400, height: 4 },
    });
    expect(dropPlaceAt({ ...nothing, blocks }, { x: 10, y: 10 }).place.index).toBe(3);
  });

  it('counts blocks that are not shown', () => {
    const page = { blocks, rects: rects.filter(({ id }) => id !== 'banner'), width: 400 };
    expect(dropPlaceAt(page, { x: 100, y: 203 }).place).toStrictEqual({ parent: null, index: 2 });
    expect(dropPlaceAt(page, { x: 100, y: 20 }).place).toStrictEqual({ parent: null, index: 1 });
  });

  it('includes the drop line', () => {
    expect(dropPlaceAt({ blocks, rects, width: 400 }, { x: 10, y: 80 }).line).toStrictEqual({
      x: 0,
      y: 100,
      width: 400,
      height: 4,
    });
  });
});

describe('dropPlacesIn', () => {
  const page = { blocks, rects, width: 400 };
  const placesOf = (...moved: string[]) =>
    dropPlacesIn(page, moved).map(({ place: { parent, index } }) => [parent, index]);

  it('lists all places between blocks and inside containers', () => {
    expect(placesOf()).toStrictEqual([
      [null, 0],
      [null, 1],
      ['row', 0],
      ['row', 1],
      ['row', 2],
      [null, 2],
      ['empty', 0],
      [null, 3],
    ]);
  });

  it('lists no places inside the moved block', () => {
    expect(placesOf('row')).toStrictEqual([
      [null, 0],
      [null, 1],
      ['empty', 0],
      [null, 2],
    ]);
  });

  it.each([
    [{ parent: null, index: 0 }, undefined, 'Before Banner, on the page'],
    [{ parent: null, index: 1 }, undefined, 'After Banner, on the page'],
    [{ parent: 'row', index: 2 }, undefined, 'After Text, in Row'],
    [{ parent: 'empty', index: 0 }, undefined, 'First in Row'],
    [{ parent: null, index: 0 }, ['banner'], 'Before Row, on the page'],
  ])('describes %j (moved: %s) as: %s', (place, moved, description) => {
    expect(describePlace(blocks, place, moved)).toBe(description);
  });
});
