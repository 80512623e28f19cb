import type { ViewLoaders } from '../../blocks/view.js';

/** The blocks that few pages have. Each name of a file counts, so that these come with the pages that need them. */
export const MORE: ViewLoaders = {
  action: () => import('../../blocks/action/View.js'),
  announcement: () => import('../../blocks/announcement/View.js'),
  announcementV2: () => import('../../blocks/announcementV2/View.js'),
  appIcon: () => import('../../blocks/appIcon/View.js'),
  button: () => import('../../blocks/button/View.js'),
  card: () => import('../../blocks/card/View.js'),
  carousel: () => import('../../blocks/carousel/View.js'),
  expandable: () => import('../../blocks/expandable/View.js'),
  iframe: () => import('../../blocks/iframe/View.js'),
  pod: () => import('../../blocks/pod/View.js'),
  slide: () => import('../../blocks/banner/View.js'),
  slideshow: () => import('../../blocks/slideshow/View.js'),
  spacer: () => import('../../blocks/spacer/View.js'),
  storeHidden: () => import('../../blocks/storeHidden/View.js'),
  tag: () => import('../../blocks/tag/View.js'),
  taglets: () => import('../../blocks/taglets/View.js'),
  youtube: () => import('../../blocks/youtube/View.js'),
};
