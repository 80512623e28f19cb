import { createHash } from 'node:crypto';

import type { ApprovalStatus } from '@selvedge/shared/catalogue/approval';
import type { ImportReason } from '@selvedge/shared/products/admin/import/contract';
import { freeUrlName, urlNameFrom } from '@selvedge/shared/products/admin/url-name';
import { romanized } from '@selvedge/shared/texts/romanized';
import { Injectable } from '@nestjs/common';

import { ProductsReader } from '../product.queries.js';
import { firstApproval } from '../product.rules.js';
import type { ProductDraft } from '../product.commands.js';
import { StoreDirectory } from '../../stores/index.js';
import {
  ProductAdminQueries,
  type NamedCollection,
  type ProductKey,
} from '../admin/product-admin.queries.js';
import { withUuids } from './named-products.rules.js';
import { planned, type Beginning, type Cells, type PlannedRow } from './import-plan.rules.js';
import type { CollectionAddresses } from './product-columns.rules.js';
import { draftOf } from '../admin/product-draft.rules.js';

export interface RowToPlan {
  readonly row: number;
  readonly cells: Cells;
}

/** Facts about the store during planning; url names are claimed row by row. */
interface Store {
  readonly import: string;
  readonly products: ReadonlyMap<string, ProductDraft>;
  readonly uuidByUrlName: Map<string, string>;
  readonly seen: Set<string>;
  readonly collections: CollectionAddresses;
  readonly currency: string;
  readonly position: number;
  readonly approvalStatus: ApprovalStatus;
}

/** Plans the effect of rows on the current store. */
@Injectable()
export class RowPlans {
  constructor(
    private readonly products: ProductAdminQueries,
    private readonly reader: ProductsReader,
    private readonly stores: StoreDirectory,
  ) {}

  /**
   * Returns one plan per row, in order. The uuids of new products derive from `importUuid`, so they
   * are always the same.
   */
  async of(
    division: number,
    importUuid: string,
    rows: readonly RowToPlan[],
  ): Promise<readonly PlannedRow[]> {
    const keys = await this.products.keys(division);
    const uuidById = new Map(keys.map(({ id, uuid }) => [String(id), uuid]));
    const read = rows.map(({ row, cells }) => ({ row, cells: withUuids(cells, uuidById) }));
    const store = await this.store(division, importUuid, read, keys);
    return read.map((row) => planOf(store, row));
  }

  private async store(
    division: number,
    importUuid: string,
    rows: readonly RowToPlan[],
    keys: readonly ProductKey[],
  ): Promise<Store> {
    const uuidByUrlName = new Map(keys.map(({ urlName, uuid }) => [urlName, uuid]));
    const named = rows.flatMap(({ row, cells }) => [
      cells.uuid?.trim().toLowerCase() ?? '',
      uuidByUrlName.get(cells.url_name?.trim() ?? '') ?? '',
      uuidOf(importUuid, row),
    ]);
    const existing = new Set(keys.map(({ uuid }) => uuid));
    const found = await this.reader.everyOf(
      division,
      [...new Set(named)].filter((uuid) => existing.has(uuid)),
    );
    return {
      import: importUuid,
      products: new Map(found.map((product) => [product.uuid, draftOf(product)])),
      uuidByUrlName,
      seen: new Set(),
      collections: addressesOf(await this.products.collections(division)),
      currency: this.stores.store(division)?.currency ?? 'GBP',
      position: await this.products.nextPosition(division),
      approvalStatus: firstApproval(division),
    };
  }
}

function planOf(store: Store, { row, cells }: RowToPlan): PlannedRow {
  const uuid = cells.uuid?.trim().toLowerCase() ?? '';
  const urlName = cells.url_name?.trim() ?? '';
  const own = uuidOf(store.import, row);
  const current = store.products.get(uuid || (store.uuidByUrlName.get(urlName) ?? own));
  if (uuid !== '' && current === undefined) {
    return refused('uuid', 'This shop has no product with this UUID');
  }
  const beginning = beginningOf(store, { row, cells }, own);
  const plan = planned(cells, { current, beginning, collections: store.collections });
  return plan.draft === undefined ? plan : claimed(store, plan, plan.draft);
}

function beginningOf(store: Store, { row, cells }: RowToPlan, uuid: string): Beginning {
  const made = urlNameFrom(romanized(cells.name ?? ''));
  const urlName = freeUrlName(made, new Set(store.uuidByUrlName.keys()));
  const { currency, approvalStatus } = store;
  return { uuid, urlName, currency, approvalStatus, position: store.position + row };
}

/**
 * Claims the product and address for this row; refuses the row if an earlier one has claimed them.
 */
function claimed(store: Store, plan: PlannedRow, { uuid, urlName }: ProductDraft): PlannedRow {
  if (store.seen.has(uuid)) return refused('', 'An earlier row refers to the same product');
  const holder = store.uuidByUrlName.get(urlName);
  if (holder !== undefined && holder !== uuid) {
    return refused('url_name', `Another product has the address ${urlName}`);
  }
  store.seen.add(uuid);
  store.uuidByUrlName.set(urlName, uuid);
  return plan;
}

export function addressesOf(all: readonly NamedCollection[]): CollectionAddresses {
  return {
    urlNames: new Map(all.map(({ uuid, urlName }) => [uuid, urlName])),
    uuids: new Map(all.map(({ uuid, urlName }) => [urlName, uuid])),
  };
}

export function refused(column: ImportReason['column'], message: string): PlannedRow {
  return { outcome: 'refused', changed: [], reasons: [{ column, message }], draft: undefined };
}

/** Deterministic uuid of a row's new product, so that a repeated row creates no second one. */
function uuidOf(importUuid: string, row: number): string {
  const hex = createHash('sha256').update(`${importUuid}/${row}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`];
  return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
