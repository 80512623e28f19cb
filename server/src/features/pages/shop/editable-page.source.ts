import { decodedPath } from '@selvedge/shared/http/decoded-path';
import { pageUrl } from '@selvedge/shared/pages/page-address';
import { can } from '@selvedge/shared/permissions/policies';
import type { PersonalState } from '@selvedge/shared/storefront/contract';
import { Injectable } from '@nestjs/common';

import type { PersonalShopRequest, PersonalSource } from '../../storefront/index.js';
import { PagesReader } from '../page.queries.js';

type State = Pick<PersonalState, 'editablePage'>;

/** Which page of an owner's own making this is, for those who may edit it; a frame of the office shows what shoppers see. */
@Injectable()
export class EditablePage implements PersonalSource {
  readonly name = 'editablePage';

  constructor(private readonly reader: PagesReader) {}

  /** A session is no cookie that a page could be kept beside: whoever has one is asked by its token. */
  isIn(): boolean {
    return false;
  }

  ofNobody(): State {
    return {};
  }

  /** Of those who may edit pages alone something is read. */
  async of({ asker, store, url, visitor }: PersonalShopRequest): Promise<State> {
    const path = decodedPath(url);
    if (path === undefined || visitor.isFramed || !can(asker, 'pages.edit')) return {};
    const id = await this.reader.idAt(store.division, pageUrl(path));
    return id === undefined ? {} : { editablePage: id };
  }
}
