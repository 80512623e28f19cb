import { Injectable } from '@nestjs/common';
import type { WireBlock } from '@selvedge/shared/blocks/model/wire';
import { previewId } from '@selvedge/shared/connect/preview-ids';
import { liveBlocks, type LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { pageContentOf } from '@selvedge/shared/pages/live/page-content';
import type { PageContent } from '@selvedge/shared/pages/page';

import { LivePages } from '../collab/live-pages.service.js';
import { PageRevisions } from '../revisions/page-revisions.service.js';

/** Reads unpublished states of a page for its editors. */
@Injectable()
export class LivePreview {
  constructor(
    private readonly live: LivePages,
    private readonly revisions: PageRevisions,
  ) {}

  /**
   * Returns the current live content, with the block numbers of the editor's canvas. Throws
   * PageNotFound.
   */
  async contentOf(division: number, uuid: string): Promise<PageContent> {
    const { doc } = await this.live.open(division, uuid);
    return { ...pageContentOf(doc), blocks: numbered(liveBlocks(doc)) };
  }

  /** Returns the content of a revision (PAG-022). Throws RevisionNotFound. */
  async revisionOf(division: number, uuid: string, rev: number): Promise<PageContent> {
    return (await this.revisions.one(division, uuid, rev)).page;
  }
}

function numbered(blocks: readonly LiveBlock[]): readonly WireBlock[] {
  return blocks.map(({ uuid, wire, items }, order) => ({
    ...wire,
    ...{ id: previewId(uuid), order, items: numbered(items) },
  }));
}
