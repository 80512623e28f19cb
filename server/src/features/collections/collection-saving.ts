import type { Collection } from '@selvedge/shared/catalogue/contract';
import { Injectable } from '@nestjs/common';

import { CommandHandler, type CommandContext } from '../../platform/event-log/command-handler.js';
import { collectionDecider } from './collection.decider.js';
import { CollectionUrlNameTaken } from './collection.errors.js';
import { CollectionIds, isCollectionUrlNameTaken } from './collection-ids.queries.js';

/** A collection as somebody writes it; the store is the context's, the integer id is given here. */
export type CollectionDraft = Omit<Collection, 'id' | 'division'>;

@Injectable()
export class CollectionCommands {
  constructor(
    private readonly commands: CommandHandler,
    private readonly ids: CollectionIds,
  ) {}

  /** CAT-026: creates or changes the collection of that uuid. Throws CollectionInvalid and CollectionUrlNameTaken. */
  async save(context: CommandContext, draft: CollectionDraft): Promise<Collection> {
    const id = await this.ids.next();
    const collection = { ...draft, id, division: context.division };
    try {
      const { state } = await this.commands.handle(context, collectionDecider, {
        type: 'SaveCollection',
        collection,
      });
      return state?.collection ?? collection;
    } catch (error) {
      if (isCollectionUrlNameTaken(error)) throw new CollectionUrlNameTaken(draft.urlName);
      throw error;
    }
  }

  /** Its products stay, and no longer belong to it. Throws CollectionNotFound for one that never was. */
  async remove(context: CommandContext, uuid: string): Promise<void> {
    await this.commands.handle(context, collectionDecider, { type: 'RemoveCollection', uuid });
  }
}
