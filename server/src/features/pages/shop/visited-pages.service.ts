import { Injectable } from '@nestjs/common';
import { resolveProperties } from '@selvedge/shared/blocks/model/block';
import { pageDefinition, type PageProperties } from '@selvedge/shared/pages/page';
import { mailAddressOf, pageOfMailAddress } from '@selvedge/shared/pages/mail-address';
import { isNative } from '@selvedge/shared/storefront/modes';
import { revisionIn } from '@selvedge/shared/pages/revision-query';
import { can, refusalOf } from '@selvedge/shared/permissions/policies';
import { pageValue } from '@selvedge/shared/themes/page-reference';
import { themeOf } from '@selvedge/shared/themes/store-theme';

import { Redirect } from '../../../platform/redirect.js';
import { refusedPage, type ShopRequest } from '../../storefront/index.js';
import type { BlockRenderContext } from '../blocks/page-blocks.service.js';
import { PagesReader, type PageAt } from '../page.queries.js';
import { LivePreview } from '../preview/live-preview.service.js';
import { blockGallery, blockGalleryUrl } from './block-gallery.js';
import { BlockConditions } from './block-conditions.service.js';
import { isPreviewed } from './is-previewed.js';

/** A page that a visitor is shown, and what decides which of its blocks. */
interface VisitedPage {
  readonly found: PageAt;
  readonly properties: PageProperties;
  readonly context: BlockRenderContext;
  /** Whether others are shown the same of its conditions. */
  readonly isShared: boolean;
}

/** Who is shown which page, before anything of it is rendered. */
@Injectable()
export class VisitedPages {
  constructor(
    private readonly reader: PagesReader,
    private readonly conditions: BlockConditions,
    private readonly preview: LivePreview,
  ) {}

  /**
   * The page at an address; undefined where the visitor is to find none. Throws Redirect and Refused for a
   * page that is not for this visitor (GRD-039).
   */
  async at(request: ShopRequest, url: string): Promise<VisitedPage | undefined> {
    const { store } = request;
    const ofMail = pageOfMailAddress(url);
    const found = await this.found(request, ofMail ?? url);
    if (found === undefined) return undefined;
    const theme = themeOf(store);
    const themed = (value: string): string | undefined => pageValue(theme, value);
    const properties = resolveProperties(pageDefinition, found.page.properties, themed);
    const { isMailPage } = properties;
    if (ofMail !== undefined && !isMailPage) return undefined;
    if (!mayVisit(request, found, properties)) return undefined;
    // PAG-025. Whoever makes it sees it where it is.
    const isRedirected = isMailPage && ofMail === undefined && url !== '/';
    if (isRedirected && !isPreviewed(request)) throw new Redirect(encodeURI(mailAddressOf(url)));
    const { isShared, ...choice } = await this.conditions.of(request, {
      url,
      blocks: found.page.blocks,
    });
    const context = { division: store.division, themed, ...choice };
    return { found, properties, context, isShared };
  }

  /**
   * BLX-006: those who work on the shop see in a preview what the page says at this moment, as does who
   * edits it from elsewhere; those who make its pages also what it said in a revision (PAG-022).
   */
  private async found(request: ShopRequest, url: string): Promise<PageAt | undefined> {
    const { store, asker, query } = request;
    const found = await this.reader.at(store.division, url);
    if (found === undefined) return url === blockGalleryUrl ? blockGallery() : undefined;
    if (!isPreviewed(request)) return found;
    const at = [store.division, found.uuid] as const;
    const rev = can(asker, 'pages.join') ? revisionIn(query) : undefined;
    const page =
      rev === undefined
        ? await this.preview.contentOf(...at)
        : await this.preview.revisionOf(...at, rev);
    return { ...found, page };
  }
}

/**
 * Whether there is a page at all for this visitor. GRD-001: for whom it is, is asked about visits alone; who
 * makes it sees it in a preview whoever it is for (decision 0010). Throws Redirect and Refused where it is for others.
 */
function mayVisit(
  { asker, url, editedPage, modes }: ShopRequest,
  { isPublished, uuid }: PageAt,
  { loginState }: PageProperties,
): boolean {
  if (uuid === editedPage) return true;
  if (!isNative(modes) && can(asker, 'pages.preview')) return true;
  const refusal = refusalOf(asker, 'pages.visit', { isPublished, loginState });
  if (refusal === undefined) return true;
  if (refusal.kind === 'not-found') return false;
  throw refusedPage(refusal, url);
}
