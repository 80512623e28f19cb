import { blocksOfStart, PAGE_STARTS, type PageStartName } from './page-starts.js';

// PAGE_STARTS is constant, so its keys are those of its type.
const names = Object.keys(PAGE_STARTS) as readonly PageStartName[];

it('a page starts with the sections of its starting point, in order', async () => {
  expect(await blocksOfStart('empty')).toStrictEqual([]);
  for (const name of names.filter((one) => one !== 'empty')) {
    const blocks = await blocksOfStart(name);
    expect(blocks.length).toBeGreaterThanOrEqual(PAGE_STARTS[name].sections.length);
    expect(blocks.map(({ order }) => order)).toStrictEqual(blocks.map((_, index) => index));
  }
});
