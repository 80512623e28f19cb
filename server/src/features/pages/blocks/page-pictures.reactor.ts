import { Injectable } from '@nestjs/common';
import { bareBlocks } from '@selvedge/shared/blocks/bare-blocks';
import { resolveProperties } from '@selvedge/shared/blocks/model/block';
import { editableBlocks } from '@selvedge/shared/blocks/model/visible-blocks';
import { pageDefinition } from '@selvedge/shared/pages/page';

import type { Reactor } from '../../../platform/event-log/model/subscription.js';
import { ImageImports } from '../../image-import/index.js';
import { OwnPictures } from './own-pictures.service.js';
import { shownHtml } from './text-html.js';
import type { PageEvent } from '../page.events.js';

/** Imports images of other hosts that a published page or a draft names. */
@Injectable()
export class PagePicturesFinding implements Reactor<PageEvent> {
  readonly name = 'page-pictures';
  readonly on: Reactor<PageEvent>['on'] = {
    PageRevisionRecorded: async ({ division, correlationId, eventId, event }) => {
      const { page } = event;
      const themed = (value: string): string => value;
      const blocks = bareBlocks(editableBlocks(page.blocks), {
        themed,
        sanitizeHtml: shownHtml,
        // A block that cannot be rendered has no images; rendering the page reports the error.
        onError: () => undefined,
      });
      const { ogImage } = resolveProperties(pageDefinition, page.properties, themed);
      await this.pictures.want(
        { division, actor: `system:${this.name}`, correlationId, causationId: eventId },
        this.own.outsideOf(division, { blocks, ogImage }),
      );
    },
  };

  constructor(
    private readonly own: OwnPictures,
    private readonly pictures: ImageImports,
  ) {}
}
