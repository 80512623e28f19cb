import type { BlockName } from '@selvedge/shared/blocks/registry';

import { View as action } from './action/View.js';
import { View as announcement } from './announcement/View.js';
import { View as announcementV2 } from './announcementV2/View.js';
import { View as appIcon } from './appIcon/View.js';
import { View as banner } from './banner/View.js';
import { View as button } from './button/View.js';
import { View as card } from './card/View.js';
import { View as carousel } from './carousel/View.js';
import { View as expandable } from './expandable/View.js';
import { View as grid } from './grid/View.js';
import { View as iframe } from './iframe/View.js';
import { View as image } from './image/View.js';
import { View as newsletterSubscribe } from './newsletterSubscribe/View.js';
import { View as pod } from './pod/View.js';
import { View as productList } from './productList/View.js';
import { View as quote } from './quote/View.js';
import { View as row } from './row/View.js';
import { View as slideshow } from './slideshow/View.js';
import { View as spacer } from './spacer/View.js';
import { View as storeHidden } from './storeHidden/View.js';
import { View as tag } from './tag/View.js';
import { View as taglets } from './taglets/View.js';
import { View as text } from './text/View.js';
import { View as youtube } from './youtube/View.js';
import type { BlockView } from './view.js';

/** Every view at once, for the server. */
export const ALL_VIEWS: { readonly [Name in BlockName]: BlockView<Name> } = {
  action,
  announcement,
  announcementV2,
  appIcon,
  banner,
  button,
  card,
  carousel,
  expandable,
  grid,
  iframe,
  image,
  newsletterSubscribe,
  pod,
  productList,
  quote,
  row,
  slide: banner,
  slideshow,
  spacer,
  storeHidden,
  tag,
  taglets,
  text,
  youtube,
};
