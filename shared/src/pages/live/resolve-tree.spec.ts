import { depthOf, maxDepth, resolveTree, visibleWithin, type Placed } from './resolve-tree.js';

/** Builds a tree from `child: parent` pairs; the name is the order key unless one is given. */
function treeFrom(
  parents: Readonly<Record<string, string | null>>,
  keys: Readonly<Record<string, string>> = {},
) {
  const placed = Object.entries(parents).map(([id, parent]): [string, Placed] => [
    id,
    { parent, orderKey: keys[id] ?? id, isRemoved: false },
  ]);
  return resolveTree(new Map(placed));
}

describe('resolveTree', () => {
  it('puts blocks with a missing parent on the page', () => {
    const { parents } = treeFrom({ a: 'gone', b: 'a' });
    expect([...parents]).toStrictEqual([
      ['a', null],
      ['b', 'a'],
    ]);
  });

  it('breaks a cycle at its smallest id and keeps attached blocks', () => {
    const { parents, children } = treeFrom({ a: 'd', b: 'c', c: 'd', d: 'b' });
    expect(Object.fromEntries(parents)).toStrictEqual({ a: 'd', b: null, c: 'd', d: 'b' });
    expect(children.get('d')).toStrictEqual(['a', 'c']);
    expect(Object.fromEntries(treeFrom({ x: 'x' }).parents)).toStrictEqual({ x: null });
  });

  it('breaks every cycle', () => {
    const { parents } = treeFrom({ a: 'b', b: 'a', c: 'd', d: 'c' });
    expect(Object.fromEntries(parents)).toStrictEqual({ a: null, b: 'a', c: null, d: 'c' });
  });

  it('moves too deeply nested blocks up next to the deepest allowed one', () => {
    const names = Array.from(
      { length: maxDepth + 3 },
      (_, level) => `b${String(level).padStart(2, '0')}`,
    );
    const tree = treeFrom(
      Object.fromEntries(names.map((name, level) => [name, names[level - 1] ?? null])),
    );
    expect(names.map((name) => depthOf(tree, name))).toStrictEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8,
    ]);
    expect(tree.children.get('b06')).toStrictEqual(['b07', 'b08', 'b09', 'b10']);
    expect(visibleWithin(tree, 'b00')).toStrictEqual(names);
  });

  it('orders by key, then by id, in code units', () => {
    const { children } = treeFrom(
      { a: null, b: null, c: null, Z: null },
      { a: 'k', b: 'B', c: 'a', Z: 'k' },
    );
    expect(children.get(null)).toStrictEqual(['b', 'c', 'Z', 'a']);
  });
});
