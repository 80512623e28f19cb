import { blocksAt } from './hit-target.js';

const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const rects = [
  { id: 'row', rect: rect(0, 0, 400, 200) },
  { id: 'text', rect: rect(20, 20, 180, 160) },
  { id: 'rule', rect: rect(220, 100, 160, 4) },
];

describe('what is under the pointer', () => {
  it('is the innermost block, then those around it', () => {
    expect(blocksAt(rects, 100, 100)).toEqual(['text', 'row']);
    expect(blocksAt(rects, 210, 50)).toEqual(['row']);
    expect(blocksAt(rects, 500, 100)).toEqual([]);
  });

  it('is a small block also within eight pixels of it', () => {
    expect(blocksAt(rects, 300, 93)[0]).toBe('rule');
    expect(blocksAt(rects, 300, 111)[0]).toBe('rule');
    expect(blocksAt(rects, 300, 91)[0]).toBe('row');
    expect(blocksAt(rects, 213, 102)[0]).toBe('rule');
  });

  it('leaves a large block as large as it is', () => {
    expect(blocksAt(rects, 17, 100)).toEqual(['row']);
  });
});
