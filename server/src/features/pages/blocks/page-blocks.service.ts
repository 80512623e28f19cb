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

/** Visitor-dependent input of a page render. */
export interface BlockRenderContext {
  readonly division: number;
  readonly themed: ThemeLookup;
  readonly passes: Conditions;
  readonly hasPassed: HasPassed;
  /** Variation of each split test (BLX-012). */
  readonly variationOf: VariationOf;
  /** Preview for an editor: also shows blocks that are hidden from shoppers (BLX-006). */
  readonly isPreview: boolean;
}

/** Rendered blocks of a page with the data of their sources. */
export interface PageBlocks {
  readonly blocks: readonly RenderedBlock[];
  /** Cache tags of the source data. */
  readonly tags: readonly string[];
  /** The same blocks with prices in another currency. */
  readonly inCurrency: (currency: CurrencyCode) => readonly RenderedBlock[];
  /** False if some data has no cache tags, so that no event evicts the page. */
  readonly isCacheable: boolean;
  /** Names of the split tests on the page. */
  readonly splitTests: readonly string[];
  /** Whether the page contains a gate. */
  readonly isGated: boolean;
  /** Image for links to the page, on this host; null for none. */
  readonly ogImage: string | null;
  /** Keys of images on other hosts that are not imported yet. */
  readonly pendingPictures: readonly string[];
}

/** Renders page content to the blocks that shoppers see. */
@Injectable()
export class PageBlocksRenderer {
  private readonly logger = new Logger('Pages');

  constructor(
    @Inject(BLOCK_SOURCES) private readonly sources: SourcesByName,
    private readonly pictures: OwnPictures,
    private readonly items: FetchedItems,
  ) {}

  /**
   * Renders the page with at most one statement per source (BLK-008), and at most one for images of
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

  /** Returns the visible blocks without rich text, imported images or source data. */
  outlined({ blocks }: PageContent, context: BlockRenderContext): readonly BareBlock[] {
    const bare = this.bare(this.shown(blocks, context), context, () => '');
    return throughGates(bare, context.hasPassed);
  }

  /** Adds the names of the split tests that it encounters to `tests`. */
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
      sanitizeHtml: toShow,
      showsUnknown: isPreview,
      onError: ({ message }) => this.logger.warn({ message }),
    });
  }

  /** Logs unknown conditions, which hide their block (ERR-060). */
  private warningOfUnknown(passes: Conditions): Conditions {
    return (name) => {
      const passed = passes(name);
      if (passed === undefined) this.logger.warn({ message: 'Invalid block conditions', name });
      return passed;
    };
  }
}
