import type { Creator } from '@selvedge/shared/catalogue/contract';
import { Injectable } from '@nestjs/common';

import {
  commandFor,
  CommandHandler,
  type DeciderCommand,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { creatorDecider, type CreatorState } from './creator.decider.js';
import { CreatorUrlNameTaken } from './creator.errors.js';
import { CreatorIds, isCreatorUrlNameTaken } from './creator-ids.queries.js';

/** Input of a save; store and integer id are added by the service. */
export type CreatorDraft = Omit<Creator, 'id' | 'division'>;

@Injectable()
export class CreatorsService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly ids: CreatorIds,
  ) {}

  /**
   * Creates or changes the creator of that uuid, and appends the commands in `together` atomically
   * (CAT-027). Throws CreatorInvalid, CreatorUrlNameTaken, and CreatorMoved if `before` is given
   * and is no longer the current state.
   */
  async save(
    context: CommandContext,
    draft: CreatorDraft,
    { before, together = [] }: { before?: Creator; together?: readonly DeciderCommand[] } = {},
  ): Promise<Creator> {
    const id = before?.id ?? (await this.ids.next());
    const creator = { ...draft, id, division: context.division };
    const command = { type: 'SaveCreator', creator, before } as const;
    try {
      const commands = [commandFor(creatorDecider, command), ...together];
      const [handled] = await this.commands.handleTogether(context, commands);
      // Safe: the first result belongs to the first command.
      const state = handled?.state as CreatorState | undefined;
      return state?.creator ?? creator;
    } catch (error) {
      if (isCreatorUrlNameTaken(error)) throw new CreatorUrlNameTaken(draft.urlName);
      throw error;
    }
  }

  /**
   * Keeps the products, without the creator's name. Throws CreatorNotFound if the creator never
   * existed.
   */
  async remove(context: CommandContext, uuid: string): Promise<void> {
    await this.commands.handle(context, creatorDecider, { type: 'RemoveCreator', uuid });
  }
}
