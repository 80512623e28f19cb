import { decodedPath } from '@selvedge/shared/http/decoded-path';
import { pageUrl } from '@selvedge/shared/pages/page-address';
import { can } from '@selvedge/shared/policies/policies';
import type { PersonalState } from '@selvedge/shared/storefront/contract';
import { Injectable } from '@nestjs/common';

import type { PersonalShopRequest, PersonalSource } from '../../features/storefront/index.js';
import { PagesReader } from '../../features/pages/page.queries.js';

type State = Pick<PersonalState, 'editablePage'>;

/**
 * Page id for the edit link, for members who may edit it. Frames in the office show what shoppers
 * see.
 */
@Injectable()
export class EditablePage implements PersonalSource {
  readonly name = 'editablePage';

  constructor(private readonly reader: PagesReader) {}

  /**
   * Always false: no cookie indicates an editor; requests of signed-in users are recognised by
   * their session.
   */
  isIn(): boolean {
    return false;
  }

  forEveryone(): State {
    return {};
  }

  /** Only members who may edit pages cause a query. */
  async of({ principal, store, url, visitor }: PersonalShopRequest): Promise<State> {
    const path = decodedPath(url);
    if (path === undefined || visitor.isFramed || !can(principal, 'pages.edit')) return {};
    const id = await this.reader.idAt(store.division, pageUrl(path));
    return id === undefined ? {} : { editablePage: id };
  }
}
