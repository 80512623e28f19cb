import { Injectable } from '@nestjs/common';
import type { WireBlock } from '@selvedge/shared/blocks/model/wire';
import { previewId } from '@selvedge/shared/connect/preview-ids';
import { liveBlocks, type LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { pageContentOf } from '@selvedge/shared/pages/live/page-content';
import type { PageContent } from '@selvedge/shared/pages/page';

import { LivePages } from '../collab/live-pages.service.js';
import { PageRevisions } from '../revisions/page-revisions.service.js';

/** What those who edit a page see of it, of which shoppers know nothing yet. */
@Injectable()
export class LivePreview {
  constructor(
    private readonly live: LivePages,
    private readonly revisions: PageRevisions,
  ) {}

  /** The page as it is at this moment, its blocks numbered as the editor's canvas numbers them. Throws PageNotFound. */
  async contentOf(division: number, uuid: string): Promise<PageContent> {
    const { doc } = await this.live.open(division, uuid);
    return { ...pageContentOf(doc), blocks: numbered(liveBlocks(doc)) };
  }

  /** PAG-022: the page as it was. Throws RevisionNotFound. */
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
