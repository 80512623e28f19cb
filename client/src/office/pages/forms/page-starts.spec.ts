import { blocksOfStart, PAGE_STARTS, type PageStartName } from './page-starts.js';

// The keys of an object that is not changed are those of its type.
const names = Object.keys(PAGE_STARTS) as readonly PageStartName[];

it('a page begins with the sections that its start names, one after the other', async () => {
  expect(await blocksOfStart('empty')).toStrictEqual([]);
  for (const name of names.filter((one) => one !== 'empty')) {
    const blocks = await blocksOfStart(name);
    expect(blocks.length).toBeGreaterThanOrEqual(PAGE_STARTS[name].sections.length);
    expect(blocks.map(({ order }) => order)).toStrictEqual(blocks.map((_, index) => index));
  }
});
