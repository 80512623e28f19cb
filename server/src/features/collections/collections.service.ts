import type { Collection } from '@selvedge/shared/catalogue/contract';
import { Injectable } from '@nestjs/common';

import {
  commandFor,
  CommandHandler,
  type DeciderCommand,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { collectionDecider, type CollectionState } from './collection.decider.js';
import { CollectionUrlNameTaken } from './collection.errors.js';
import { CollectionIds, isCollectionUrlNameTaken } from './collection-ids.queries.js';

/** A collection as somebody writes it; the store is the context's, the integer id is given here. */
export type CollectionDraft = Omit<Collection, 'id' | 'division'>;

@Injectable()
export class CollectionsService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly ids: CollectionIds,
  ) {}

  /**
   * CAT-026: creates or changes the collection of that uuid. Throws CollectionInvalid, CollectionUrlNameTaken, and CollectionMoved when
   * it is no longer what it was `before`, if that is given. What is asked `together` with it happens
   * with it, or not at all.
   */
  async save(
    context: CommandContext,
    draft: CollectionDraft,
    { before, together = [] }: { before?: Collection; together?: readonly DeciderCommand[] } = {},
  ): Promise<Collection> {
    const id = before?.id ?? (await this.ids.next());
    const collection = { ...draft, id, division: context.division };
    const command = { type: 'SaveCollection', collection, before } as const;
    try {
      const commands = [commandFor(collectionDecider, command), ...together];
      const [handled] = await this.commands.handleTogether(context, commands);
      // The first answer is that of the first command, in its own decider's type.
      const state = handled?.state as CollectionState | undefined;
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
