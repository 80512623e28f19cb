import { Injectable } from '@nestjs/common';
import { resolveProperties } from '@selvedge/shared/blocks/model/block';
import { pageDefinition, type PageProperties } from '@selvedge/shared/pages/page';
import { mailAddressOf, pageOfMailAddress } from '@selvedge/shared/pages/mail-address';
import { isNative } from '@selvedge/shared/storefront/modes';
import { revisionIn } from '@selvedge/shared/pages/revision-query';
import { can, refusalOf } from '@selvedge/shared/policies/policies';
import { pageValue } from '@selvedge/shared/themes/page-reference';
import { themeOf } from '@selvedge/shared/themes/store-theme';

import { Redirect } from '../../platform/redirect.js';
import { refusedPage, type ShopRequest } from '../../features/storefront/index.js';
import type { BlockRenderContext } from '../../features/pages/blocks/page-blocks.service.js';
import { PagesReader, type PageAt } from '../../features/pages/page.queries.js';
import { LivePreview } from '../../features/pages/preview/live-preview.service.js';
import { blockGallery, blockGalleryUrl } from './block-gallery.js';
import { BlockConditions } from './block-conditions.service.js';
import { isPreviewed } from './is-previewed.js';

/** A page for a visitor, with the context that selects its blocks. */
interface VisitedPage {
  readonly found: PageAt;
  readonly properties: PageProperties;
  readonly context: BlockRenderContext;
  /** Whether all visitors would get the same result of its conditions. */
  readonly isShared: boolean;
}

/** Determines which page a visitor is shown, before anything is rendered. */
@Injectable()
export class VisitedPages {
  constructor(
    private readonly reader: PagesReader,
    private readonly conditions: BlockConditions,
    private readonly preview: LivePreview,
  ) {}

  /**
   * Returns the page at an address; undefined if the page must stay hidden from the visitor. Throws
   * Redirect and Refused if the page is not for this visitor (GRD-039).
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
    // Mail pages have their own address (PAG-025); in a preview the page stays in place.
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
   * In a preview, members and authorized editors see the live content (BLX-006). Members who may
   * edit the page can also select a revision (PAG-022).
   */
  private async found(request: ShopRequest, url: string): Promise<PageAt | undefined> {
    const { store, principal, query } = request;
    const found = await this.reader.at(store.division, url);
    if (found === undefined) return url === blockGalleryUrl ? blockGallery() : undefined;
    if (!isPreviewed(request)) return found;
    const at = [store.division, found.uuid] as const;
    const rev = can(principal, 'pages.join') ? revisionIn(query) : undefined;
    const page =
      rev === undefined
        ? await this.preview.contentOf(...at)
        : await this.preview.revisionOf(...at, rev);
    return { ...found, page };
  }
}

/**
 * Whether the page exists for this visitor. Audience rules apply to real visits only (GRD-001); in
 * a preview, members see every page (decision 0010). Throws Redirect and Refused if the page is for
 * others.
 */
function mayVisit(
  { principal, url, editedPage, modes }: ShopRequest,
  { isPublished, uuid }: PageAt,
  { loginState }: PageProperties,
): boolean {
  if (uuid === editedPage) return true;
  if (!isNative(modes) && can(principal, 'pages.preview')) return true;
  const refusal = refusalOf(principal, 'pages.visit', { isPublished, loginState });
  if (refusal === undefined) return true;
  if (refusal.kind === 'not-found') return false;
  throw refusedPage(refusal, url);
}
