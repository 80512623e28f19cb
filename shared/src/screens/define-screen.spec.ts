import type { RenderedBlock } from '../blocks/rendered-block.js';
import { blocksOf } from '../blocks/blocks-of-screen.js';
import { breadcrumbsOf, defineScreen, layoutNameOf } from './define-screen.js';
import { belowHome } from './breadcrumb-trail.js';
import { textIn } from './query.js';

interface Props {
  readonly title: string;
  readonly isWide: boolean;
}

const shown: readonly RenderedBlock[] = [];
const screen = defineScreen<Props>()({
  name: 'page',
  routes: ['/*'],
  layout: ({ isWide }) => (isWide ? 'blank' : 'standard'),
  access: 'shop.visit',
  cache: () => [],
  breadcrumbs: ({ title }) => belowHome(title),
  blocks: () => shown,
});
const plain = defineScreen()({
  name: 'about',
  routes: ['/about/'],
  layout: 'standard',
  access: 'anybody',
  cache: () => [],
});
const props = { title: 'About us', isWide: true };

describe('a screen definition', () => {
  it('gives a layout, fixed or depending on the props', () => {
    expect(layoutNameOf(screen, props)).toBe('blank');
    expect(layoutNameOf(screen, { ...props, isWide: false })).toBe('standard');
    expect(layoutNameOf(plain, {})).toBe('standard');
  });

  it('gives breadcrumbs from the home page, if it has any', () => {
    expect(breadcrumbsOf(screen, props)).toStrictEqual({
      trail: [{ text: 'Home', href: '/' }],
      here: 'About us',
    });
    expect(breadcrumbsOf(plain, {})).toBeUndefined();
  });

  it('lists the blocks of the screen, if it has any', () => {
    expect(blocksOf(screen, props)).toBe(shown);
    expect(blocksOf(plain, {})).toStrictEqual([]);
  });
});

it('a repeated query field is ignored', () => {
  expect([textIn('a'), textIn(['a', 'b']), textIn(undefined)]).toStrictEqual([
    'a',
    undefined,
    undefined,
  ]);
});
