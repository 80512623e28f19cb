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

/** Input of a save; store and integer id are added by the service. */
export type CollectionDraft = Omit<Collection, 'id' | 'division'>;

@Injectable()
export class CollectionsService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly ids: CollectionIds,
  ) {}

  /**
   * Creates or changes the collection of that uuid, and appends the commands in `together`
   * atomically (CAT-026). Throws CollectionInvalid, CollectionUrlNameTaken, and CollectionMoved if
   * `before` is given and is no longer the current state.
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
      // Safe: the first result belongs to the first command.
      const state = handled?.state as CollectionState | undefined;
      return state?.collection ?? collection;
    } catch (error) {
      if (isCollectionUrlNameTaken(error)) throw new CollectionUrlNameTaken(draft.urlName);
      throw error;
    }
  }

  /**
   * Keeps its products, which then no longer belong to it. Throws CollectionNotFound if it never
   * existed.
   */
  async remove(context: CommandContext, uuid: string): Promise<void> {
    await this.commands.handle(context, collectionDecider, { type: 'RemoveCollection', uuid });
  }
}
