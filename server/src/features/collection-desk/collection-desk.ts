import { randomUUID } from 'node:crypto';

import type { Collection } from '@selvedge/shared/catalogue/contract';
import type {
  CollectionForm,
  CreateCollection,
  DeskCollection,
  DeskCollections,
  DeskShelvesQuery,
  SaveCollection,
} from '@selvedge/shared/collection-desk/contract';
import { Injectable } from '@nestjs/common';

import type { CommandContext } from '../../platform/event-log/command-handler.js';
import { CollectionCommands, CollectionMoved } from '../collections/index.js';
import { NotOnThisDesk } from '../product-desk/index.js';
import { CollectionChangedMeanwhile } from './collection-desk.errors.js';
import { ShelfMoves, type Places } from './shelf-moves.js';
import { inCollection, outOfCollection } from './shelf-places.rules.js';
import { ShelfQueries } from './shelf.queries.js';

const defaultPerPage = 50;

/** The collections of a store as its owner sees and changes them (CAT-026). */
@Injectable()
export class CollectionDesk {
  constructor(
    private readonly shelves: ShelfQueries,
    private readonly collections: CollectionCommands,
    private readonly moves: ShelfMoves,
  ) {}

  async list(division: number, query: DeskShelvesQuery): Promise<DeskCollections> {
    const { page = 1, perPage = defaultPerPage } = query;
    return { ...(await this.shelves.collections(division, query, perPage)), page, perPage };
  }

  /** Throws NotOnThisDesk. */
  async read(division: number, uuid: string): Promise<DeskCollection> {
    const found = await this.shelves.collection(division, uuid);
    if (found === undefined) throw new NotOnThisDesk();
    return found;
  }

  /** Throws ChoiceUnknown, CollectionInvalid and CollectionUrlNameTaken. */
  async create(context: CommandContext, form: CreateCollection): Promise<DeskCollection> {
    const { division } = context;
    await this.moves.requireKnown(division, 'productOrder', form.productOrder);
    const uuid = randomUUID();
    const draft = { uuid, ...fieldsOf(form), position: await this.shelves.nextPosition(division) };
    const moves = { added: form.added, removed: [] };
    await this.moves.with(division, moves, placesOf(uuid), (together) =>
      this.collections.save(context, draft, { together }),
    );
    return this.read(division, uuid);
  }

  /**
   * The collection and what goes in and out, or nothing of it. Throws NotOnThisDesk, ChoiceUnknown,
   * CollectionChangedMeanwhile, CollectionInvalid and CollectionUrlNameTaken.
   */
  async save(context: CommandContext, uuid: string, form: SaveCollection): Promise<DeskCollection> {
    const { division } = context;
    const opened = await this.read(division, uuid);
    if (form.version !== opened.version) throw new CollectionChangedMeanwhile(opened);
    await this.moves.requireKnown(division, 'productOrder', form.productOrder);
    const before = opened.collection;
    const draft = { uuid, ...fieldsOf(form), position: form.position };
    try {
      await this.moves.with(division, form, placesOf(uuid), (together) =>
        this.collections.save(context, draft, { before, together }),
      );
    } catch (refusal) {
      if (!(refusal instanceof CollectionMoved)) throw refusal;
      throw new CollectionChangedMeanwhile(await this.read(division, uuid));
    }
    return this.read(division, uuid);
  }

  /** Its products stay, and still know it should it come back. Throws NotOnThisDesk. */
  async remove(context: CommandContext, uuid: string): Promise<void> {
    await this.read(context.division, uuid);
    await this.collections.remove(context, uuid);
  }
}

function fieldsOf(form: CollectionForm): Omit<Collection, 'id' | 'uuid' | 'division' | 'position'> {
  const { name, urlName, description, banner, productOrder, enabled } = form;
  return { name, urlName, description, banner, productOrder: [...productOrder], enabled };
}

function placesOf(uuid: string): Places {
  return {
    onto: (product) => inCollection(uuid, product),
    off: (product) => outOfCollection(uuid, product),
  };
}
