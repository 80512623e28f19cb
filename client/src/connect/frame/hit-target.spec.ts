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

describe('what is under the pointer', () => {
  it('is the innermost block, then those around it', () => {
    expect(at(100, 100)).toStrictEqual(['text', 'row']);
    expect(at(210, 50)).toStrictEqual(['row']);
    expect(at(500, 100)).toStrictEqual([]);
  });

  it('is a small block also within eight pixels of it', () => {
    expect(at(300, 93)[0]).toBe('rule');
    expect(at(300, 111)[0]).toBe('rule');
    expect(at(300, 91)[0]).toBe('row');
    expect(at(213, 102)[0]).toBe('rule');
  });

  it('is a block where it is, for the block editor, and none for whoever has no editor', () => {
    expect(at(300, 93, 'v2')[0]).toBe('rule');
    expect(at(300, 93, 'v1')).toStrictEqual(['row']);
    expect(at(300, 102, 'v1')[0]).toBe('rule');
    expect(at(300, 102, 'native')).toStrictEqual([]);
  });

  it('leaves a large block as large as it is', () => {
    expect(at(17, 100)).toStrictEqual(['row']);
  });
});
