import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { parseViewer } from '@selvedge/shared/blocks/viewers';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import { pageValue } from '@selvedge/shared/themes/page-reference';
import { themeOf } from '@selvedge/shared/themes/store-theme';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { OpenToFrames } from '../../../platform/http/editor-calls.js';
import { Context } from '../../../platform/http/request-facts.js';
import { NotFound } from '../../../platform/refusals.js';
import { StoreDirectory } from '../../stores/index.js';
import { PageBlocksRenderer } from '../blocks/page-blocks.service.js';
import { PageIdPipe } from '../page-body.pipe.js';
import { PageNotFound } from '../page.errors.js';
import { PagesReader } from '../page.queries.js';
import { LivePreview } from './live-preview.service.js';
import { firstVariations, passesFor } from './simulated-viewer.js';

/**
 * Supplies what the editor's canvas cannot compute itself: store data and images of other hosts.
 */
@Controller('omnis/v3/divisions/:division/pages')
@Can('pages.join')
export class PreviewController {
  constructor(
    private readonly reader: PagesReader,
    private readonly preview: LivePreview,
    private readonly renderer: PageBlocksRenderer,
    private readonly stores: StoreDirectory,
  ) {}

  /**
   * Returns the live page's blocks as rendered now: all of them, or with `?as=` those that this
   * kind of visitor would see after publication. Throws PageNotFound.
   */
  @Get(':id/preview')
  @OpenToFrames()
  @Header('cache-control', 'no-store')
  async blocks(
    @Context() { division }: CommandContext,
    @Param('id', PageIdPipe) id: number,
    @Query('as') as: unknown,
  ): Promise<readonly RenderedBlock[]> {
    const [row, store] = [await this.reader.byId(division, id), this.stores.store(division)];
    if (row === undefined) throw new PageNotFound();
    if (store === undefined) throw new NotFound();
    const [theme, viewer] = [themeOf(store), parseViewer(as)];
    const { blocks } = await this.renderer.render(
      await this.preview.contentOf(division, row.uuid),
      {
        division,
        themed: (value) => pageValue(theme, value),
        passes: viewer === undefined ? () => true : passesFor(viewer, store),
        hasPassed: () => true,
        variationOf: firstVariations(store),
        isPreview: viewer === undefined,
      },
    );
    return blocks;
  }
}
