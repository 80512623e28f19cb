import type { PageContent } from '@selvedge/shared/pages/page';

import type { DocResetReason, RevisionReason } from './page.events.js';

export interface CreatePage {
  readonly type: 'CreatePage';
  readonly uuid: string;
  readonly pageId: number;
  readonly page: PageContent;
  readonly reason: RevisionReason;
  /** Whether shoppers are to see it at once. */
  readonly publish: boolean;
  /** Whether the shop has Pro. */
  readonly isPro: boolean;
}

export interface SavePage {
  readonly type: 'SavePage';
  readonly uuid: string;
  readonly page: PageContent;
  readonly reason: RevisionReason;
  /** Undefined leaves what shoppers see as it is. */
  readonly publish: boolean | undefined;
  /** The revision that the change was made from; any other one now is a conflict. */
  readonly baseRev: number | undefined;
  /** The revision that it takes the page back to. */
  readonly fromRev?: number;
  /** Whether the shop has Pro; of a save that nobody asked for it is not said, and not asked. */
  readonly isPro?: boolean;
}

export type PageCommand =
  | CreatePage
  | SavePage
  | { readonly type: 'PublishPage'; readonly uuid: string }
  | { readonly type: 'UnpublishPage'; readonly uuid: string }
  | {
      readonly type: 'ResetPageDoc';
      readonly uuid: string;
      readonly epoch: number;
      readonly reason: DocResetReason;
    }
  | { readonly type: 'DeletePage'; readonly uuid: string };
