import { aboutPrintingScreen } from '@selvedge/shared/site/about-printing.screen';

import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';

@Screen(aboutPrintingScreen)
export class AboutPrintingScreen implements ScreenSource<typeof aboutPrintingScreen> {
  read({
    store,
  }: RequestOf<typeof aboutPrintingScreen>): Promise<ContentOf<typeof aboutPrintingScreen>> {
    return Promise.resolve({
      props: {},
      head: {
        title: 'How it is printed',
        description: `How your order from ${store.name} is printed, one item at a time.`,
        path: '/about-printing/',
      },
      tags: [],
    });
  }
}
