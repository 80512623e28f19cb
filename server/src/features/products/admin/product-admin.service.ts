import { randomUUID } from 'node:crypto';

import { isUuid } from '@selvedge/shared/catalogue/uuid';
import { productDefaults } from '@selvedge/shared/catalogue/product-defaults';
import type {
  CreateFromDesign,
  CreateProduct,
  AdminChoices,
  AdminProduct,
  AdminProducts,
  AdminProductsQuery,
  SaveProduct,
} from '@selvedge/shared/products/admin/contract';
import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { freeUrlName, urlNameFrom } from '@selvedge/shared/products/admin/url-name';
import { romanized } from '@selvedge/shared/texts/romanized';
import { homeOf } from '@selvedge/shared/stores/home';
import { Injectable } from '@nestjs/common';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { StoreDirectory } from '../../stores/index.js';
import { UrlNameTaken } from '../product.errors.js';
import { ProductsReader } from '../product.queries.js';
import { firstApproval } from '../product.rules.js';
import { productFromDesign } from './design-product.rules.js';
import { ProductAdminQueries } from './product-admin.queries.js';
import { draftOf, filledIn } from './product-draft.rules.js';
import { ChoiceUnknown } from './product-admin.errors.js';
import { ProductWrites } from './product-writes.service.js';

const defaultPerPage = 50;
/** Number of concurrent new products of one name that each get an address. */
const maxAddressAttempts = 10;

/** Product administration for store owners (CAT-028). */
@Injectable()
export class ProductAdminService {
  constructor(
    private readonly products: ProductAdminQueries,
    private readonly writes: ProductWrites,
    private readonly stores: StoreDirectory,
    private readonly reader: ProductsReader,
  ) {}

  async list(division: number, query: AdminProductsQuery): Promise<AdminProducts> {
    const { page = 1, perPage = defaultPerPage } = query;
    return { ...(await this.products.list(division, query, perPage)), page, perPage };
  }

  async choices(division: number): Promise<AdminChoices> {
    const [collections, typesAndTags] = await Promise.all([
      this.products.collections(division),
      this.products.typesAndTags(division),
    ]);
    const country = homeOf(this.stores.store(division) ?? { country: '' });
    return { collections, ...typesAndTags, currency: this.currency(division), country };
  }

  /** Throws the errors of the catalogue, and ChoiceUnknown. */
  async create(context: CommandContext, sent: CreateProduct): Promise<AdminProduct> {
    const form = await this.byUuids(context.division, sent);
    await this.requireReferences(context.division, form);
    const blank = {
      ...productDefaults,
      ...form,
      uuid: randomUUID(),
      garment: null,
      colours: [],
      currency: this.currency(context.division),
      approvalStatus: firstApproval(context.division),
    };
    return this.writes.create(context, filledIn(blank, form));
  }

  /** Throws the errors of the catalogue, and ChoiceUnknown. */
  async createFromDesign(context: CommandContext, chosen: CreateFromDesign): Promise<AdminProduct> {
    const { division } = context;
    await this.requireCollections(division, chosen.collections ?? []);
    await this.requireOwnDesign(division, chosen.design);
    const taken = new Set((await this.products.keys(division)).map(({ urlName }) => urlName));
    const facts = {
      uuid: randomUUID(),
      currency: this.currency(division),
      position: await this.products.nextPosition(division),
      approvalStatus: firstApproval(division),
    };
    const name = urlNameFrom(romanized(chosen.name));
    for (let attempt = 1; ; attempt += 1) {
      const urlName = freeUrlName(name, taken);
      try {
        return await this.writes.create(context, productFromDesign(chosen, { ...facts, urlName }));
      } catch (refusal) {
        // Another product took the address since the addresses were read.
        if (!(refusal instanceof UrlNameTaken) || attempt === maxAddressAttempts) throw refusal;
        taken.add(urlName);
      }
    }
  }

  /**
   * Throws NotOnThisDesk, ProductChangedMeanwhile, ChoiceUnknown and the errors of the catalogue.
   */
  async save(context: CommandContext, uuid: string, sent: SaveProduct): Promise<AdminProduct> {
    const { division } = context;
    const form = await this.byUuids(division, sent);
    const { product } = await this.writes.read(division, uuid);
    // Only newly chosen collections are checked: a deleted one may be restored.
    const chosen = form.collections.filter((one) => !product.collections.includes(one));
    await this.requireReferences(division, { ...form, collections: chosen });
    return this.writes.change(
      context,
      uuid,
      (product) => filledIn(draftOf(product), form),
      form.version,
    );
  }

  /** Resolves products named by uuid or id to their uuids. */
  private async byUuids<Form extends ProductForm>(division: number, form: Form): Promise<Form> {
    const { crossSellProducts: crossSells, bundleItems } = form;
    const named = [...crossSells, ...bundleItems.map(({ product }) => product)];
    const uuids = await this.reader.uuids(division, named);
    const pieces = uuids.slice(crossSells.length);
    return {
      ...form,
      crossSellProducts: [...new Set(uuids.slice(0, crossSells.length))],
      bundleItems: bundleItems.map((item, index) => ({
        ...item,
        product: pieces[index] ?? item.product,
      })),
    };
  }

  private currency(division: number): string {
    return this.stores.store(division)?.currency ?? 'GBP';
  }

  private async requireReferences(division: number, form: ProductForm): Promise<void> {
    await this.requireCollections(division, form.collections);
    const named = [...form.crossSellProducts, ...form.bundleItems.map(({ product }) => product)];
    if (named.length === 0) return;
    const existing = new Set((await this.products.keys(division)).map(({ uuid }) => uuid));
    if (named.some((uuid) => !existing.has(uuid))) {
      const field = form.crossSellProducts.some((uuid) => !existing.has(uuid))
        ? 'crossSellProducts'
        : 'bundleItems';
      throw new ChoiceUnknown(field, 'This shop has no such product');
    }
  }

  /** A uuid must belong to an image in the store's own library. */
  private async requireOwnDesign(division: number, design: string): Promise<void> {
    if (!isUuid(design) || (await this.products.hasPicture(division, design))) return;
    throw new ChoiceUnknown('design', 'This shop has no such image');
  }

  private async requireCollections(division: number, uuids: readonly string[]): Promise<void> {
    if (uuids.length === 0) return;
    const existing = new Set((await this.products.collections(division)).map(({ uuid }) => uuid));
    if (uuids.some((uuid) => !existing.has(uuid))) {
      throw new ChoiceUnknown('collections', 'This shop has no such collection');
    }
  }
}
