import type { EditorModule } from '@selvedge/shared/connect/modes';

import { blocksAt } from './hit-target.js';

const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const rects = [
  { id: 'row', rect: rect(0, 0, 400, 200) },
  { id: 'text', rect: rect(20, 20, 180, 160) },
  { id: 'rule', rect: rect(220, 100, 160, 4) },
];

const at = (x: number, y: number, module: EditorModule = 'v3Dev') =>
  blocksAt(rects, { x, y }, module);

describe('blocksAt', () => {
  it('lists the innermost block first, then its ancestors', () => {
    expect(at(100, 100)).toStrictEqual(['text', 'row']);
    expect(at(210, 50)).toStrictEqual(['row']);
    expect(at(500, 100)).toStrictEqual([]);
  });

  it('lists a block before its ancestor of the same size', () => {
    const same = [
      { id: 'row', rect: rect(0, 0, 400, 200) },
      { id: 'text', rect: rect(0, 0, 400, 200) },
    ];
    expect(blocksAt(same, { x: 9, y: 9 }, 'v3Dev')).toStrictEqual(['text', 'row']);
  });

  it('hits a small block within eight pixels around it', () => {
    expect(at(300, 93)[0]).toBe('rule');
    expect(at(300, 111)[0]).toBe('rule');
    expect(at(300, 91)[0]).toBe('row');
    expect(at(213, 102)[0]).toBe('rule');
  });

  it('uses exact bounds for the block editor, and returns nothing without an editor', () => {
    expect(at(300, 93, 'v2')[0]).toBe('rule');
    expect(at(300, 93, 'v1')).toStrictEqual(['row']);
    expect(at(300, 102, 'v1')[0]).toBe('rule');
    expect(at(300, 102, 'native')).toStrictEqual([]);
  });

  it('does not extend a large block', () => {
    expect(at(17, 100)).toStrictEqual(['row']);
  });
});
