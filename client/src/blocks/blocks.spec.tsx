import { blockRegistry, type BlockName } from '@selvedge/shared/blocks/registry';
import { renderToStaticMarkup } from 'react-dom/server';

import { Blocks } from './Blocks.js';
import { FIXTURES } from './fixtures.testing.js';
import { surroundings } from './rendered.testing.js';
import { typesOf } from './types-of.js';
import { ALL_VIEWS } from './views.js';

// Object.keys forgets the names that the record was declared with.
const names = Object.keys(FIXTURES) as BlockName[];

describe('the views of blocks', () => {
  it.each(names)('BLK-010 %s has a definition, a view and a fixture', (name) => {
    expect(blockRegistry.find(name)?.name).toBe(name);
    expect(ALL_VIEWS[name]).toBeDefined();
    expect(FIXTURES[name].type).toBe(name);
  });

  it('BLK-060 a type without a view shows nothing', () => {
    const html = renderToStaticMarkup(
      <Blocks blocks={Object.values(FIXTURES)} views={{}} around={surroundings} />,
    );
    expect(html).toBe('');
  });

  it('BLK-001 each stands in a cell of its size, under its id', () => {
    const { spacer } = FIXTURES;
    const html = renderToStaticMarkup(
      <Blocks blocks={[{ ...spacer, size: 6 }]} views={ALL_VIEWS} around={surroundings} />,
    );
    expect(html).toMatch(
      new RegExp(`^<div class="cell" id="b-${spacer.id}" style="--own-size:6">`),
    );
  });

  it('PAG-023 the types of a page are those of its blocks and of their items, each once', () => {
    const { row, text, spacer } = FIXTURES;
    expect(typesOf([row, text, spacer])).toEqual(['row', 'text', 'spacer']);
  });

  it('BLK-088 a picture is asked for in the width that its block has', () => {
    const { image, row, grid } = FIXTURES;
    const sizesIn = (block: (typeof FIXTURES)[BlockName]) => {
      const blocks = [block];
      const html = renderToStaticMarkup(
        <Blocks blocks={blocks} views={ALL_VIEWS} around={surroundings} />,
      );
      return /sizes="([^"]*)"/.exec(html)?.[1]?.replace('&gt;', '>');
    };
    expect(sizesIn(image)).toBe('100vw');
    expect(sizesIn({ ...row, size: 6, items: [{ ...image, size: 6 }] })).toBe(
      '(width >= 576px) 25vw, 100vw',
    );
    expect(sizesIn({ ...grid, collections: [], items: [image] })).toBe(
      '(width >= 576px) 25vw, 100vw',
    );
  });
});
