import type { PagePayload } from '@selvedge/shared/storefront/contract';
import type { ShopScreen } from '@selvedge/shared/storefront/screens';

import { render } from './entry-server.js';
import { payloadOf } from './screens.testing.js';

/** Server-rendered HTML of a screen. */
export const markup = (screen: ShopScreen, changes: Partial<PagePayload> = {}) =>
  render(payloadOf(screen, changes));

/** Text content, separated by single spaces. */
export const textOf = (screen: ShopScreen) =>
  markup(screen)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
