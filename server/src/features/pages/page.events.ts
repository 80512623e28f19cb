import type { PageContent } from '@selvedge/shared/pages/page';

/** Why a revision was recorded. */
export type RevisionReason = 'save' | 'external' | 'publish' | 'auto' | 'restore';

/** Why a live document was built anew: it could not be read or stored, or carried far more than it said. */
export type DocResetReason = 'spoiled' | 'grown';

/** EVT-012: what happens to a page. */
export type PageEvent =
  | {
      readonly type: 'PageCreated';
      readonly uuid: string;
      /** The integer id, the same for good. */
      readonly pageId: number;
      readonly url: string;
    }
  | { readonly type: 'PageUrlChanged'; readonly uuid: string; readonly url: string }
  /** The whole page as it is from now on, so that its history can be read without any other event. */
  | {
      readonly type: 'PageRevisionRecorded';
      readonly uuid: string;
      /** From 1, gapless. */
      readonly rev: number;
      readonly reason: RevisionReason;
      readonly page: PageContent;
    }
  /** The revision of the same command says what an earlier one said. */
  | {
      readonly type: 'PageRestored';
      readonly uuid: string;
      readonly rev: number;
      readonly fromRev: number;
    }
  /** Shoppers are served this revision from now on, at its url. */
  | {
      readonly type: 'PagePublished';
      readonly uuid: string;
      readonly rev: number;
      readonly url: string;
    }
  | { readonly type: 'PageUnpublished'; readonly uuid: string }
  /** Its live document was built anew, from what the one before it said; clients of that one join again. */
  | {
      readonly type: 'PageDocReset';
      readonly uuid: string;
      readonly epoch: number;
      readonly reason: DocResetReason;
    }
  /** PAG-024: it is no longer found; its events stay. */
  | { readonly type: 'PageDeleted'; readonly uuid: string };
