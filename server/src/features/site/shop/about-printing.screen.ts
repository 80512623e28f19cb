import { aboutPrintingScreen } from '@selvedge/shared/site/about-printing.screen';

import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../storefront/index.js';

/** What the page says of itself. */
@Screen(aboutPrintingScreen)
export class AboutPrintingScreen implements ScreenSource<typeof aboutPrintingScreen> {
  read({
    store,
  }: RequestOf<typeof aboutPrintingScreen>): Promise<ContentOf<typeof aboutPrintingScreen>> {
    return Promise.resolve({
      props: {},
      head: {
        title: 'How it is printed',
        description: `How what you order at ${store.name} is printed, one piece at a time.`,
        path: '/about-printing/',
      },
      tags: [],
    });
  }
}
