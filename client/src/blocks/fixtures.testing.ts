import type { BlockName } from '@selvedge/shared/blocks/registry';
import type { RenderedBlockOf } from '@selvedge/shared/blocks/rendered-block';
import type { ScreenOf } from '@selvedge/shared/storefront/contract';

import { fixture as banner } from './banner/fixture.js';
import { fixture as button } from './button/fixture.js';
import { fixture as expandable } from './expandable/fixture.js';
import { fixture as grid } from './grid/fixture.js';
import { fixture as image } from './image/fixture.js';
import { fixture as newsletterSubscribe } from './newsletterSubscribe/fixture.js';
import { fixture as productList } from './productList/fixture.js';
import { fixture as quote } from './quote/fixture.js';
import { fixture as row } from './row/fixture.js';
import { fixture as spacer } from './spacer/fixture.js';
import { fixture as text } from './text/fixture.js';

/** A block of every type, with something in it. */
export const FIXTURES: { readonly [Name in BlockName]: RenderedBlockOf<Name> } = {
  banner,
  button,
  expandable,
  grid,
  image,
  newsletterSubscribe,
  productList,
  quote,
  row,
  spacer,
  text,
};

/** A page with all of them. */
export const pageScreen: ScreenOf<'page'> = {
  name: 'page',
  page: { url: '/about/', title: 'About us', layout: 'standard', ySpacing: null },
  blocks: Object.values(FIXTURES),
  subscription: null,
};
