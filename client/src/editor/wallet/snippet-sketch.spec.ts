import type { CopiedBlock } from '@selvedge/shared/pages/live/copied-block';

import { sketchOf } from './snippet-sketch.js';

const block = (type: string, size = 12, items: readonly CopiedBlock[] = []): CopiedBlock => ({
  ...{ type, size, items, isPublished: true, properties: {}, texts: {} },
});

describe('sketchOf', () => {
  it('draws the block type’s own sketch if it is empty', () => {
    expect(Object.values(sketchOf(block('text')))).not.toStrictEqual([]);
    expect(sketchOf(block('hologram')).ink).toBe('M2 4h60v32h-60z');
  });

  it('places contained blocks side by side while columns last', () => {
    const { ink = '' } = sketchOf(
      block('row', 12, [block('text', 6), block('text', 6), block('text', 4)]),
    );
    const cells = ink.split('z').slice(0, -1);
    expect(cells).toStrictEqual([
      'M3.5 5.5h27v13h-27',
      'M33.5 5.5h27v13h-27',
      'M3.5 21.5h17v13h-17',
    ]);
  });

  it('draws only the innermost blocks', () => {
    const column = block('row', 6, [block('text'), block('text')]);
    const { ink = '' } = sketchOf(block('row', 12, [column, column]));
    expect(ink.match(/z/g)).toHaveLength(4);
    expect(ink).toMatch(/^[\d\sMhvz.-]+$/);
  });
});
