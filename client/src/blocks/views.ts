import type { BlockName } from '@selvedge/shared/blocks/registry';

import { View as banner } from './banner/View.js';
import { View as button } from './button/View.js';
import { View as expandable } from './expandable/View.js';
import { View as grid } from './grid/View.js';
import { View as image } from './image/View.js';
import { View as newsletterSubscribe } from './newsletterSubscribe/View.js';
import { View as productList } from './productList/View.js';
import { View as quote } from './quote/View.js';
import { View as row } from './row/View.js';
import { View as spacer } from './spacer/View.js';
import { View as text } from './text/View.js';
import type { BlockView } from './view.js';

/** Every view at once, for the server. */
export const ALL_VIEWS: { readonly [Name in BlockName]: BlockView<Name> } = {
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
