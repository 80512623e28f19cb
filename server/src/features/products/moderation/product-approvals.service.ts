import type {
  ApprovalRow,
  Approvals,
  ApprovalsQuery,
} from '@selvedge/shared/products/approvals/contract';
import type { ApprovalStatus } from '@selvedge/shared/catalogue/approval';
import type { ApprovalFilter } from '@selvedge/shared/products/admin/list-labels';
import { cutText } from '@selvedge/shared/texts/cut-text';
import { productLink } from '@selvedge/shared/links/links';
import { Injectable } from '@nestjs/common';

import { PeopleQueries } from '../../accounts/index.js';
import { StoreDirectory } from '../../stores/index.js';
import { ProductNotFound } from '../product.errors.js';
import { ProductApprovalsQueries, type ModeratedProduct } from './product-approvals.queries.js';

const perPage = 50;
/** In characters. */
const descriptionLength = 300;

const statuses: Readonly<Record<ApprovalFilter, ApprovalStatus>> = {
  unmodded: 0,
  approved: 1,
  denied: -1,
  none: null,
};

/** Lists the products of all stores for moderation (CAT-030). */
@Injectable()
export class ProductApprovals {
  constructor(
    private readonly queries: ProductApprovalsQueries,
    private readonly stores: StoreDirectory,
    private readonly people: PeopleQueries,
  ) {}

  async list({ approval = 'unmodded', after }: ApprovalsQuery): Promise<Approvals> {
    const status = statuses[approval];
    const found = await this.queries.page({ status, after: placeIn(after), limit: perPage + 1 });
    const shown = found.slice(0, perPage);
    const [last] = found.length > perPage ? shown.slice(-1) : [];
    return {
      products: await this.rows(shown),
      next: last === undefined ? null : `${String(last.updatedAt.getTime())}_${String(last.id)}`,
    };
  }

  /** Throws ProductNotFound. */
  async one(division: number, uuid: string): Promise<ApprovalRow> {
    const found = await this.queries.one(division, uuid);
    const [row] = await this.rows(found === undefined ? [] : [found]);
    if (row === undefined) throw new ProductNotFound();
    return row;
  }

  private async rows(products: readonly ModeratedProduct[]): Promise<readonly ApprovalRow[]> {
    const people = await this.people.named([...new Set(products.map(({ actor }) => actor))]);
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return products.map(({ urlName, actor, updatedAt, ...product }) => {
      const entry = this.stores.entry(product.division);
      return {
        ...product,
        description: cutText(product.description, descriptionLength, descriptionLength),
        store: entry?.store.name ?? `Shop ${String(product.division)}`,
        address:
          entry === undefined ? '' : this.stores.originOf(entry.store) + productLink(urlName),
        changedBy: names.get(actor) ?? null,
        updatedAt: updatedAt.toISOString(),
      };
    });
  }
}

/** Reads the place of a product in the list, as `next` names it. */
function placeIn(after: string | undefined) {
  if (after === undefined) return undefined;
  const [time = 0, id = 0] = after.split('_').map(Number);
  return { updatedAt: new Date(time), id };
}
