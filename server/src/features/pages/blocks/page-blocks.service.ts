import { Inject, Injectable, Logger } from '@nestjs/common';
import { bareBlocks, type BareBlock } from '@selvedge/shared/blocks/bare-blocks';
import { resolveProperties, type ThemeLookup } from '@selvedge/shared/blocks/model/block';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import type { SourcesByName } from '@selvedge/shared/blocks/model/sources';
import {
  editableBlocks,
  visibleBlocks,
  type Conditions,
  type VariationOf,
} from '@selvedge/shared/blocks/model/visible-blocks';
import { splitTestBox } from '@selvedge/shared/blocks/split-test-box';
import type { CurrencyCode } from '@selvedge/shared/money';
import { pageDefinition, type PageContent } from '@selvedge/shared/pages/page';

import { blocksIn, withData } from './block-data.js';
import { BLOCK_SOURCES } from './block-sources.service.js';
import { FetchedItems } from './fetched-items.service.js';
import { hasGate, throughGates, type HasPassed } from './gates.js';
import { OwnPictures } from './own-pictures.service.js';
import { shownHtml } from './text-html.js';

/** For whom a page is rendered. */
export interface BlockRenderContext {
  readonly division: number;
  readonly themed: ThemeLookup;
  readonly passes: Conditions;
  readonly hasPassed: HasPassed;
  /** BLX-012. */
  readonly variationOf: VariationOf;
  /** BLX-006: for an editor, that shows what is hidden from shoppers too. */
  readonly isPreview: boolean;
}

/** The blocks of a page, with what their sources answered. */
export interface PageBlocks {
  readonly blocks: readonly RenderedBlock[];
  /** Of what the sources read. */
  readonly tags: readonly string[];
  /** PAY-020: the same blocks with prices in another currency. */
  readonly inCurrency: (currency: CurrencyCode) => readonly RenderedBlock[];
  /** Whether its tags say of all of it when it changes. */
  readonly isCacheable: boolean;
  /** The split tests that stand on it. */
  readonly splitTests: readonly string[];
  /** Whether some of them are not for everybody. */
  readonly isGated: boolean;
  /** A picture for links to the page, of this host; null for none. */
  readonly ogImage: string | null;
  /** Keys of pictures of other hosts that are still to come. */
  readonly pendingPictures: readonly string[];
}

/** Makes what shoppers see of what a page holds. */
@Injectable()
export class PageBlocksRenderer {
  private readonly logger = new Logger('Pages');

  constructor(
    @Inject(BLOCK_SOURCES) private readonly sources: SourcesByName,
    private readonly pictures: OwnPictures,
    private readonly items: FetchedItems,
  ) {}

  /**
   * BLK-008: what all blocks want of a source in one statement, or in none; and the same of pictures of
   * other hosts.
   */
  async render(
    { blocks, properties }: PageContent,
    context: BlockRenderContext,
  ): Promise<PageBlocks> {
    const { ogImage } = resolveProperties(pageDefinition, properties, context.themed);
    const tests = new Set<string>();
    const shown = this.shown(blocks, context, tests);
    const filled = await this.items.fill(context.division, shown);
    const all = this.bare(filled.blocks, context, shownHtml);
    const pictured = { blocks: throughGates(all, context.hasPassed), ogImage };
    const own = await this.pictures.of(context.division, pictured);
    const loaded = await withData(this.sources, context.division, own.blocks);
    return {
      ...loaded,
      tags: [...filled.tags, ...loaded.tags],
      inCurrency: (currency) => blocksIn(currency, loaded.blocks, this.sources),
      splitTests: [...tests],
      isGated: hasGate(all),
      ogImage: own.ogImage,
      pendingPictures: own.pending,
    };
  }

  /** The page's own blocks that are shown, without the words of texts, their pictures and what sources answer. */
  outlined({ blocks }: PageContent, context: BlockRenderContext): readonly BareBlock[] {
    const bare = this.bare(this.shown(blocks, context), context, () => '');
    return throughGates(bare, context.hasPassed);
  }

  /** With the names of the split tests among them. */
  private shown(
    blocks: PageContent['blocks'],
    { isPreview, passes, variationOf }: BlockRenderContext,
    tests = new Set<string>(),
  ): PageContent['blocks'] {
    if (isPreview) return editableBlocks(blocks);
    return visibleBlocks(blocks, this.warningOfUnknown(passes), {
      variationOf,
      onTest: (name) => tests.add(name),
      onStray: (variation) => {
        this.logger.error({ message: 'Variation outside of a split test', variation });
      },
      missing: splitTestBox,
    });
  }

  private bare(
    blocks: PageContent['blocks'],
    { themed, isPreview }: BlockRenderContext,
    toShow: (html: string) => string,
  ): readonly BareBlock[] {
    return bareBlocks(blocks, {
      themed,
      shownHtml: toShow,
      showsUnknown: isPreview,
      onError: ({ message }) => this.logger.warn({ message }),
    });
  }

  /** ERR-060: an unknown condition hides its block, and is told. */
  private warningOfUnknown(passes: Conditions): Conditions {
    return (name) => {
      const passed = passes(name);
      if (passed === undefined) this.logger.warn({ message: 'Invalid block conditions', name });
      return passed;
    };
  }
}
