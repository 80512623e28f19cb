import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import { blockRegistry, type BlockName } from '@selvedge/shared/blocks/registry';
import type { Json } from '@selvedge/shared/catalogue/contract';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';

import { Blocks } from './Blocks.js';
import { blockOf } from './block-of.testing.js';
import { FIXTURES } from './fixtures.testing.js';
import { blockContext } from './rendered.testing.js';
import { typesOf } from './types-of.js';
import { ALL_VIEWS } from './views.gen.js';

// Object.keys loses the key type.
const names = Object.keys(FIXTURES) as BlockName[];

describe('block views', () => {
  it.each(names)('BLK-010 %s has a definition, a view and a fixture', (name) => {
    expect(blockRegistry.find(name)?.name).toBe(name);
    expect(ALL_VIEWS[name]).toBeDefined();
    expect(FIXTURES[name].type).toBe(name);
  });

  it('render nothing for a type without a view', () => {
    const html = renderToStaticMarkup(
      <Blocks blocks={Object.values(FIXTURES)} views={{}} context={blockContext} />,
    );
    expect(html).toBe('');
  });

  it('BLK-001 are in a cell of their size with their id', () => {
    const { spacer } = FIXTURES;
    const html = renderToStaticMarkup(
      <Blocks blocks={[{ ...spacer, size: 6 }]} views={ALL_VIEWS} context={blockContext} />,
    );
    expect(html).toMatch(
      new RegExp(`^<div class="cell" id="b-${spacer.id}" style="--own-size:6">`),
    );
  });

  it.each(['image', 'banner', 'card', 'pod', 'feature', 'slide'] as const)(
    'keep the focal point of the image of a %s in view',
    (name) => {
      const definition = blockRegistry.find(name);
      if (definition === undefined) throw new Error(`${name} is not registered.`);
      const { properties } = blockOf(definition, { focalPoint: { x: 0.2, y: 0.75 } });
      // The properties match the definition.
      const block = { ...FIXTURES[name], properties } as RenderedBlock;
      const html = renderToStaticMarkup(
        <Blocks blocks={[block]} views={ALL_VIEWS} context={blockContext} />,
      );
      expect(html).toContain('--own-focus:20% 75%');
    },
  );

  it('accept any values, and render no forbidden link or image', () => {
    const values: fc.Arbitrary<Json> = fc.oneof(
      fc.constantFrom('javascript:alert(1)', 'data:text/html,x', '<script>', '"><img>', '9', '#0'),
      fc.constantFrom('@go', '/a', 'https://other.example/a.png', '[{"text":"a"}]', '6'),
      fc.json().map((text): Json => JSON.parse(text)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.array(values, { minLength: 40 }), (name, list) => {
        const definition = blockRegistry.find(name);
        if (definition === undefined) throw new Error(`${name} is not registered.`);
        // The server sanitises html.
        const compared = Object.keys(definition.properties).filter((one) => one !== 'html');
        const own = compared.map((one, at): [string, Json] => [
          one,
          list[at % list.length] ?? null,
        ]);
        const { properties } = blockOf(definition, Object.fromEntries(own));
        // The properties belong to the definition, whatever their values.
        const block = { ...FIXTURES[name], properties } as RenderedBlock;
        const html = renderToStaticMarkup(
          <Blocks blocks={[block]} views={ALL_VIEWS} context={blockContext} />,
        );
        expect(html).not.toMatch(/(?:href|src|poster)="(?:javascript|data:text)|<script/i);
      }),
    );
  });

  it('are loaded once per type, including types of nested items', () => {
    const { row, text, spacer } = FIXTURES;
    expect(typesOf([row, text, spacer])).toStrictEqual(['row', 'text', 'spacer']);
  });

  it('BLK-088 request images in the width of their block', () => {
    const { image, row, grid } = FIXTURES;
    const sizesIn = (block: (typeof FIXTURES)[BlockName]) => {
      const blocks = [block];
      const html = renderToStaticMarkup(
        <Blocks blocks={blocks} views={ALL_VIEWS} context={blockContext} />,
      );
      return /sizes="([^"]*)"/.exec(html)?.[1]?.replace('&gt;', '>');
    };
    expect(sizesIn(image)).toBe('100vw');
    expect(sizesIn({ ...row, size: 6, items: [{ ...image, size: 6 }] })).toBe(
      '(width >= 576px) 25vw, 100vw',
    );
    expect(sizesIn({ ...grid, places: [], items: [image] })).toBe('(width >= 576px) 25vw, 100vw');
  });
});
