import type { Collection } from '@selvedge/shared/catalogue/contract';
import type {
  CollectionForm,
  CreateCollection,
  DeskCollection,
  DeskCollectionRow,
  DeskShelvesQuery,
  SaveCollection,
} from '@selvedge/shared/collections/contract';
import { Injectable } from '@nestjs/common';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { CollectionCommands, CollectionMoved, collectionStream } from '../index.js';
import { CollectionChangedMeanwhile } from './product-group.errors.js';
import { ShelfDesk } from './product-group-admin.service.js';
import { ShelfHistories } from './product-group-history.service.js';
import { ShelfMoves, type Places } from './product-group-moves.service.js';
import { inCollection, outOfCollection } from './product-group-places.rules.js';
import { ShelfQueries } from './product-group.queries.js';

/** The collections of a store as its owner sees and changes them (CAT-026). */
@Injectable()
export class CollectionDesk extends ShelfDesk<DeskCollectionRow, DeskCollection> {
  constructor(
    shelves: ShelfQueries,
    moves: ShelfMoves,
    histories: ShelfHistories,
    private readonly collections: CollectionCommands,
  ) {
    super(shelves, moves, histories);
  }

  /** Throws ChoiceUnknown, CollectionInvalid and CollectionUrlNameTaken. */
  async create(context: CommandContext, form: CreateCollection): Promise<DeskCollection> {
    const { division } = context;
    await this.moves.requireKnown(division, 'productOrder', form.productOrder);
    const draft = { ...fieldsOf(form), position: await this.shelves.nextPosition(division) };
    return this.filled(context, form, (uuid, together) =>
      this.collections.save(context, { uuid, ...draft }, { together }),
    );
  }

  /**
   * Throws NotOnThisDesk, ChoiceUnknown, CollectionChangedMeanwhile, CollectionInvalid and
   * CollectionUrlNameTaken.
   */
  save(context: CommandContext, uuid: string, form: SaveCollection): Promise<DeskCollection> {
    const draft = { uuid, ...fieldsOf(form), position: form.position };
    return this.changed(context, uuid, form, async ({ collection: before }, together) => {
      await this.moves.requireKnown(context.division, 'productOrder', form.productOrder);
      await this.collections.save(context, draft, { before, together });
    });
  }

  protected rows(division: number, query: DeskShelvesQuery, perPage: number) {
    return this.shelves.collections(division, query, perPage);
  }

  protected find(division: number, uuid: string): Promise<DeskCollection | undefined> {
    return this.shelves.collection(division, uuid);
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

  /** Its products still know it should it come back. */
  protected discard(context: CommandContext, uuid: string): Promise<void> {
    return this.collections.remove(context, uuid);
  }

  protected isMoved(refusal: unknown): boolean {
    return refusal instanceof CollectionMoved;
  }

  protected changedMeanwhile(current: DeskCollection): CollectionChangedMeanwhile {
    return new CollectionChangedMeanwhile(current);
  }
}

function fieldsOf(form: CollectionForm): Omit<Collection, 'id' | 'uuid' | 'division' | 'position'> {
  const { name, urlName, description, banner, productOrder, enabled } = form;
  return { name, urlName, description, banner, productOrder: [...productOrder], enabled };
}
