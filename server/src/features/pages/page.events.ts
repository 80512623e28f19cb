import type { PageContent } from '@selvedge/shared/pages/page';

export type RevisionReason = 'save' | 'external' | 'publish' | 'auto' | 'restore';

/**
 * Reason of a rebuild: the document could not be read or stored, was far larger than its
 * content, or had an older schema.
 */
export type DocResetReason = 'spoiled' | 'grown' | 'outdated';

/** Events of a page (EVT-012). */
export type PageEvent =
  | {
      readonly type: 'PageCreated';
      readonly uuid: string;
      /** Permanent integer id. */
      readonly pageId: number;
      readonly url: string;
    }
  | { readonly type: 'PageUrlChanged'; readonly uuid: string; readonly url: string }
  /** Carries the whole page, so that the history can be read from this event alone. */
  | {
      readonly type: 'PageRevisionRecorded';
      readonly uuid: string;
      /** Starts at 1, gapless. */
      readonly rev: number;
      readonly reason: RevisionReason;
      readonly page: PageContent;
    }
  /**
   * The restored content is in the `PageRevisionRecorded` event of the same command, or of an
   * earlier automatic revision.
   */
  | {
      readonly type: 'PageRestored';
      readonly uuid: string;
      readonly rev: number;
      readonly fromRev: number;
    }
  /** Makes this revision the published one, at its url. */
  | {
      readonly type: 'PagePublished';
      readonly uuid: string;
      readonly rev: number;
      readonly url: string;
    }
  | { readonly type: 'PageUnpublished'; readonly uuid: string }
  /** The live document was rebuilt from the previous one; its clients must join again. */
  | {
      readonly type: 'PageDocReset';
      readonly uuid: string;
      readonly epoch: number;
      readonly reason: DocResetReason;
    }
  /** The events of a deleted page stay (PAG-024). */
  | { readonly type: 'PageDeleted'; readonly uuid: string };
