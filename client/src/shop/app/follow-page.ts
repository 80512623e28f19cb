import type { PagePayload } from '@selvedge/shared/storefront/contract';

import { handleEarlyInput } from './early-input.js';
import { followReturns, refreshCounts } from './follow-returns.js';
import type { EarlyField } from '../../lib/early-fields.js';
import { watchTranslation } from '../../lib/watch-translation.js';
import type { AnyScreenView } from '../../lib/screen.js';

export interface HydratedPage {
  readonly root: Element;
  readonly payload: PagePayload;
  readonly view: AnyScreenView;
  readonly early: readonly EarlyField[];
  /** Renders the page for the current account. */
  readonly rerender: (current: Partial<PagePayload>) => Promise<void>;
}

/** Connects a page that is not inside an editor, once it is hydrated. */
export function followPage({ root, payload, view, early, rerender }: HydratedPage): void {
  watchTranslation();
  handleEarlyInput(root, early);
  followReturns(() => {
    void refreshCounts().then(async (current) => {
      if (current && current.account?.name !== payload.account?.name) await rerender(current);
    });
  });
  const { popup, measuring, splitTests } = payload.frame;
  if (popup || measuring || splitTests || 'splitTests' in payload.screen)
    void import('./deferred-features.js').then(({ startDeferredFeatures }) => {
      startDeferredFeatures(payload, view);
    });
}
