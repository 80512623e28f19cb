import type { BlockName } from '@selvedge/shared/blocks/registry';

import { View as action } from './action/view.js';
import { View as announcement } from './announcement/view.js';
import { View as announcementV2 } from './announcementV2/view.js';
import { View as appIcon } from './appIcon/view.js';
import { View as banner } from './banner/view.js';
import { View as button } from './button/view.js';
import { View as card } from './card/view.js';
import { View as carousel } from './carousel/view.js';
import { View as expandable } from './expandable/view.js';
import { View as grid } from './grid/view.js';
import { View as iframe } from './iframe/view.js';
import { View as image } from './image/view.js';
import { View as newsletterSubscribe } from './newsletterSubscribe/view.js';
import { View as pod } from './pod/view.js';
import { View as productList } from './productList/view.js';
import { View as quote } from './quote/view.js';
import { View as row } from './row/view.js';
import { View as slideshow } from './slideshow/view.js';
import { View as spacer } from './spacer/view.js';
import { View as storeHidden } from './storeHidden/view.js';
import { View as tag } from './tag/view.js';
import { View as taglets } from './taglets/view.js';
import { View as text } from './text/view.js';
import { View as youtube } from './youtube/view.js';
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
