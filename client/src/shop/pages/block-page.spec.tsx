import { banner } from '@selvedge/shared/blocks/banner/definition';
import { button } from '@selvedge/shared/blocks/button/definition';
import { image } from '@selvedge/shared/blocks/image/definition';
import { gapAbove, linesOf } from '@selvedge/shared/blocks/lines';
import { outlineOf } from '@selvedge/shared/blocks/outline';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import { row } from '@selvedge/shared/blocks/row/definition';
import { spacer } from '@selvedge/shared/blocks/spacer/definition';
import { text } from '@selvedge/shared/blocks/text/definition';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import { renderToStaticMarkup } from 'react-dom/server';

import { blockPage } from './BlockPage.js';
import { blockOf } from '../../blocks/block-of.testing.js';
import { Blocks } from '../../blocks/Blocks.js';
import { FIXTURES } from '../../blocks/fixtures.testing.js';
import { loadViews } from '../../blocks/load-views.js';
import { blockContext } from '../../blocks/rendered.testing.js';
import { ALL_VIEWS } from '../../blocks/views.gen.js';
import { payloadOf } from '../app/screens.testing.js';

const paragraph = blockOf(text, { html: '<p>Words</p>' });
const heading = blockOf(text, { html: '<h2>Words</h2>' });
const wide = blockOf(banner, { title: 'Wide', fullWidth: true });
const boxed = blockOf(banner, { title: 'Boxed', image: '/images/a' });
const gap = blockOf(spacer, {});
const sized = (size: number) => ({ ...blockOf(text, { html: '<p>Part</p>' }), size });

function screenOf(blocks: readonly RenderedBlock[], ySpacing: string | null): ScreenOf<'page'> {
  const page = { url: '/about/', title: 'About us', layout: 'standard', ySpacing } as const;
  return { name: 'page', page, blocks, outline: outlineOf(blocks), subscription: null };
}

function markup(blocks: readonly RenderedBlock[], ySpacing: string | null = null): string {
  const screen = screenOf(blocks, ySpacing);
  const Page = blockPage(ALL_VIEWS);
  return renderToStaticMarkup(<Page frame={payloadOf(screen).frame} screen={screen} />);
}

describe('lines of a page', () => {
  it('BLK-001 BLK-002 hold blocks next to each other up to twelve columns', () => {
    const blocks = [sized(6), sized(6), sized(4), paragraph, sized(3)];
    expect(linesOf(blocks).map((line) => line.map(({ size }) => size))).toStrictEqual([
      [6, 6],
      [4],
      [12],
      [3],
    ]);
  });

  it('have a full-width block, or one with a coloured band, alone', () => {
    const coloured = {
      ...blockOf(text, { html: '<p>x</p>', fullBackgroundColor: '#eee' }),
      size: 3,
    };
    expect(linesOf([sized(3), coloured, sized(3)])).toHaveLength(3);
    expect(linesOf([{ ...wide, size: 6 }, sized(6)])).toHaveLength(2);
    const html = markup([sized(3), coloured]);
    expect(html).toMatch(/class="section band" style="--own-band:#eeeeee"/);
    expect(markup([wide])).toMatch(/class="wide flush"><div class="cells">/);
    expect(markup([paragraph])).toMatch(/class="top"><div class="cells container">/);
  });

  it.each([
    ['little where a text goes on', paragraph, blockOf(button, { text: 'Go' }), 'flow'],
    ['more above a heading', paragraph, heading, 'lead'],
    ['more under a text that leads to a section', paragraph, FIXTURES.productList, 'lead'],
    ['a section’s space between sections', boxed, paragraph, 'section'],
    ['a section’s space under a button', blockOf(button, { text: 'Go' }), boxed, 'section'],
    ['nothing beside a spacer', paragraph, gap, 'none'],
    ['nothing under a spacer', gap, paragraph, 'none'],
    ['a section’s space beside a band', paragraph, wide, 'section'],
    ['nothing between bands', wide, { ...wide, id: 999 }, 'touch'],
  ])('have %s', (_, above, below, expected) => {
    expect(gapAbove(above, below)).toBe(expected);
  });

  it("PAG-010 have the page's gap between them", () => {
    expect(markup([paragraph], '12px')).toContain('class="page" style="--own-space:12px"');
    expect(markup([paragraph])).not.toContain('--own-space');
  });
});

describe('headings of a page', () => {
  it('include one main heading: that of the first banner or text, else the page title', () => {
    expect(markup([boxed, wide]).match(/<h1/g)).toHaveLength(1);
    expect(markup([boxed, wide])).toMatch(/<h2[^>]*><span[^>]*>Wide/);
    expect(markup([paragraph])).toContain('<h1 class="hidden">About us</h1>');
    const own = blockOf(text, { html: '<h1>Own</h1>' });
    expect(markup([own, boxed]).match(/<h1/g)).toHaveLength(1);
    expect(markup([own, boxed])).toMatch(/<h2[^>]*><span[^>]*>Boxed/);
    const small = blockOf(banner, { title: 'Small', titleType: 'h3' });
    expect(markup([small])).toContain('<h1 class="hidden">');
    expect(markup([blockOf(banner, {})])).toContain('<h1 class="hidden">');
  });

  it('NFR-005 eagerly loads only the first image on the first screen', () => {
    const eager = (blocks: readonly RenderedBlock[]) =>
      markup(blocks).match(/loading="eager"/g)?.length ?? 0;
    const picture = blockOf(image, { src: '/images/b', alt: 'B' });
    expect(eager([boxed, picture])).toBe(1);
    expect(eager([paragraph, picture])).toBe(1);
    expect(eager([blockOf(row, {}, [paragraph, picture])])).toBe(1);
    expect(eager([paragraph, heading, picture])).toBe(0);
    expect(eager([FIXTURES.productList])).toBe(4);
    expect(eager([blockOf(banner, { media: 'overlay' }), picture])).toBe(1);
    expect(eager([blockOf(image, { src: '' }), picture])).toBe(1);
  });
});

it('NFR-005 every block type has a loadable view', async () => {
  expect(await loadViews(Object.values(FIXTURES))).toStrictEqual(ALL_VIEWS);
});

it('ERR-057 names a block type without a view and shows the other blocks', async () => {
  const reported: unknown[] = [];
  const before = globalThis.reportError;
  globalThis.reportError = (error) => reported.push(error);
  // As sent by a server that is newer than the page's program.
  const newer = { ...FIXTURES.quote, type: 'gizmo' } as unknown as RenderedBlock;
  const views = await loadViews([newer, paragraph]);
  globalThis.reportError = before;
  expect(reported).toStrictEqual([new Error('Tried to make type but no builder was defined')]);
  const html = renderToStaticMarkup(
    <Blocks blocks={[newer, paragraph]} views={views} context={blockContext} />,
  );
  expect(html.match(/id="b-/g)).toHaveLength(1);
});

it("NFR-005 loads only the views of the page's block types", async () => {
  const screen = screenOf([paragraph, FIXTURES.row, gap], null);
  const Page = blockPage(await loadViews(screen.blocks));
  const { frame } = payloadOf(screen);
  const html = renderToStaticMarkup(<Page frame={frame} screen={screen} />);
  expect(html).toBe(markup(screen.blocks));
  const other = screenOf([FIXTURES.quote], null);
  expect(renderToStaticMarkup(<Page frame={frame} screen={other} />)).not.toContain('softest');
});
