import type { PagePayload } from '@selvedge/shared/storefront/contract';
import type { ShopScreen } from '@selvedge/shared/storefront/screens';

import { render } from './entry-server.js';
import { payloadOf } from './screens.testing.js';

/** A screen as a shop answers it. */
export const markup = (screen: ShopScreen, changes: Partial<PagePayload> = {}) =>
  render(payloadOf(screen, changes));

/** The texts between the tags, one space between two. */
export const textOf = (screen: ShopScreen) =>
  markup(screen)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
