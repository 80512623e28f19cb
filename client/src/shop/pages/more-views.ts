import type { ViewLoaders } from '../../blocks/view.js';

/** The blocks that few pages have. Each name of a file counts, so that these come with the pages that need them. */
export const MORE: ViewLoaders = {
  action: () => import('../../blocks/action/view.js'),
  announcement: () => import('../../blocks/announcement/view.js'),
  announcementV2: () => import('../../blocks/announcementV2/view.js'),
  appIcon: () => import('../../blocks/appIcon/view.js'),
  button: () => import('../../blocks/button/view.js'),
  card: () => import('../../blocks/card/view.js'),
  carousel: () => import('../../blocks/carousel/view.js'),
  expandable: () => import('../../blocks/expandable/view.js'),
  iframe: () => import('../../blocks/iframe/view.js'),
  pod: () => import('../../blocks/pod/view.js'),
  slide: () => import('../../blocks/slide/view.js'),
  slideshow: () => import('../../blocks/slideshow/view.js'),
  spacer: () => import('../../blocks/spacer/view.js'),
  storeHidden: () => import('../../blocks/storeHidden/view.js'),
  tag: () => import('../../blocks/tag/view.js'),
  taglets: () => import('../../blocks/taglets/view.js'),
  youtube: () => import('../../blocks/youtube/view.js'),
};
