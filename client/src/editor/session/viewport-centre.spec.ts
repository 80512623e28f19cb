import type { BlockRect, FrameView } from '@selvedge/shared/connect/protocol';

import { viewportCentre, scrollDistanceTo } from './viewport-centre.js';

const view: FrameView = { scrollX: 0, scrollY: 200, width: 100, height: 100, pageHeight: 1_000 };
const block = (id: string, y: number, height: number): BlockRect => ({
  id,
  rect: { x: 0, y, width: 100, height },
});
const rects = [block('all', 0, 1_000), block('inner', 240, 40), block('far', 900, 100)];

describe('middle of the viewport', () => {
  it('is a position on the smallest block there', () => {
    expect(viewportCentre(rects, view)).toStrictEqual({ block: 'inner', x: 0, y: 0.25 });
    expect(viewportCentre([block('far', 900, 100)], view)).toStrictEqual({
      block: 'far',
      x: 0,
      y: 0,
    });
    expect(viewportCentre([], view)).toBeNull();
  });

  it('is the scroll target, limited by the page height', () => {
    const place = (id: string) => ({ block: id, x: 0, y: 0.5 });
    expect(scrollDistanceTo(place('inner'), rects, view)).toBe(10);
    expect(scrollDistanceTo(place('far'), rects, view)).toBe(700);
    expect(scrollDistanceTo(place('gone'), rects, view)).toBeUndefined();
  });
});
