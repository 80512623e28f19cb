import type { PageContent } from '@selvedge/shared/pages/page';

import type { DocResetReason, RevisionReason } from './page.events.js';

export interface CreatePage {
  readonly type: 'CreatePage';
  readonly uuid: string;
  readonly pageId: number;
  readonly page: PageContent;
  readonly reason: RevisionReason;
  /** Whether to publish it at once. */
  readonly publish: boolean;
  readonly isPro: boolean;
}

export interface SavePage {
  readonly type: 'SavePage';
  readonly uuid: string;
  readonly page: PageContent;
  readonly reason: RevisionReason;
  /** Undefined leaves the published revision unchanged. */
  readonly publish: boolean | undefined;
  /** Revision that the change is based on; a different current revision is a conflict. */
  readonly baseRev: number | undefined;
  /** Revision that is being restored. */
  readonly fromRev?: number;
  /** Omitted for automatic saves, which need no Pro check. */
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
