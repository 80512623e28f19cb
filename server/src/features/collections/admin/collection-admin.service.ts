import type { Collection } from '@selvedge/shared/catalogue/contract';
import type {
  CollectionForm,
  CreateCollection,
  AdminCollection,
  AdminCollectionRow,
  ProductGroupsQuery,
  SaveCollection,
} from '@selvedge/shared/collections/contract';
import { Injectable } from '@nestjs/common';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { CollectionsService, CollectionMoved, collectionStream } from '../index.js';
import { CollectionChangedMeanwhile } from './product-group.errors.js';
import { ProductGroupAdminService } from './product-group-admin.service.js';
import { ProductGroupHistories } from './product-group-history.service.js';
import { ProductGroupMoves, type Places } from './product-group-moves.service.js';
import { inCollection, outOfCollection } from './product-group-places.rules.js';
import { ProductGroupQueries } from './product-group.queries.js';

@Injectable()
export class CollectionAdminService extends ProductGroupAdminService<
  AdminCollectionRow,
  AdminCollection
> {
  constructor(
    groups: ProductGroupQueries,
    moves: ProductGroupMoves,
    histories: ProductGroupHistories,
    private readonly collections: CollectionsService,
  ) {
    super(groups, moves, histories);
  }

  /** Throws ChoiceUnknown, CollectionInvalid and CollectionUrlNameTaken. */
  async create(context: CommandContext, form: CreateCollection): Promise<AdminCollection> {
    const { division } = context;
    const productOrder = await this.moves.uuidsOf(division, 'productOrder', form.productOrder);
    const position = await this.groups.nextPosition(division);
    const draft = { ...fieldsOf(form), productOrder, position };
    return this.filled(context, form, (uuid, together) =>
      this.collections.save(context, { uuid, ...draft }, { together }),
    );
  }

  /**
   * Throws NotOnThisDesk, ChoiceUnknown, CollectionChangedMeanwhile, CollectionInvalid and
   * CollectionUrlNameTaken.
   */
  save(context: CommandContext, uuid: string, form: SaveCollection): Promise<AdminCollection> {
    const draft = { uuid, ...fieldsOf(form), position: form.position };
    return this.changed(context, uuid, form, async ({ collection: before }, together) => {
      const { division } = context;
      const productOrder = await this.moves.uuidsOf(division, 'productOrder', form.productOrder);
      await this.collections.save(context, { ...draft, productOrder }, { before, together });
    });
  }

  protected rows(division: number, query: ProductGroupsQuery, perPage: number) {
    return this.groups.collections(division, query, perPage);
  }

  protected find(division: number, uuid: string): Promise<AdminCollection | undefined> {
    return this.groups.collection(division, uuid);
  }

  protected stream(uuid: string): string {
    return collectionStream(uuid);
  }

  protected places(uuid: string): Places {
    return {
      onto: (product) => inCollection(uuid, product),
      off: (product) => outOfCollection(uuid, product),
    };
  }

  /**
   * Removes the collection. Its products keep their reference, in case the collection is restored.
   */
  protected discard(context: CommandContext, uuid: string): Promise<void> {
    return this.collections.remove(context, uuid);
  }

  protected isMoved(refusal: unknown): boolean {
    return refusal instanceof CollectionMoved;
  }

  protected conflictError(current: AdminCollection): CollectionChangedMeanwhile {
    return new CollectionChangedMeanwhile(current);
  }
}

function fieldsOf(
  form: CollectionForm,
): Pick<Collection, 'name' | 'urlName' | 'description' | 'banner' | 'enabled'> {
  const { name, urlName, description, banner, enabled } = form;
  return { name, urlName, description, banner, enabled };
}
