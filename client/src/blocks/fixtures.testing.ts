import type { BlockName } from '@selvedge/shared/blocks/registry';
import type { RenderedBlockOf } from '@selvedge/shared/blocks/rendered-block';
import type { ScreenOf } from '@selvedge/shared/storefront/contract';

import { fixture as action } from './action/fixture.js';
import { fixture as announcement } from './announcement/fixture.js';
import { fixture as announcementV2 } from './announcementV2/fixture.js';
import { fixture as appIcon } from './appIcon/fixture.js';
import { fixture as banner } from './banner/fixture.js';
import { fixture as button } from './button/fixture.js';
import { fixture as card } from './card/fixture.js';
import { fixture as carousel } from './carousel/fixture.js';
import { fixture as expandable } from './expandable/fixture.js';
import { fixture as grid } from './grid/fixture.js';
import { fixture as iframe } from './iframe/fixture.js';
import { fixture as image } from './image/fixture.js';
import { fixture as newsletterSubscribe } from './newsletterSubscribe/fixture.js';
import { fixture as pod } from './pod/fixture.js';
import { fixture as productList } from './productList/fixture.js';
import { fixture as quote } from './quote/fixture.js';
import { fixture as row } from './row/fixture.js';
import { fixture as slide } from './slide/fixture.js';
import { fixture as slideshow } from './slideshow/fixture.js';
import { fixture as spacer } from './spacer/fixture.js';
import { fixture as storeHidden } from './storeHidden/fixture.js';
import { fixture as tag } from './tag/fixture.js';
import { fixture as taglets } from './taglets/fixture.js';
import { fixture as text } from './text/fixture.js';
import { fixture as youtube } from './youtube/fixture.js';

/** A block of every type, with something in it. */
export const FIXTURES: { readonly [Name in BlockName]: RenderedBlockOf<Name> } = {
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
  slide,
  slideshow,
  spacer,
  storeHidden,
  tag,
  taglets,
  text,
  youtube,
};

/** A page with all of them. */
export const pageScreen: ScreenOf<'page'> = {
  name: 'page',
  page: { url: '/about/', title: 'About us', layout: 'standard', ySpacing: null },
  blocks: Object.values(FIXTURES),
  subscription: null,
};
