import type { Creator } from '@selvedge/shared/catalogue/contract';
import { Injectable } from '@nestjs/common';

import { CommandHandler, type CommandContext } from '../../platform/event-log/command-handler.js';
import { creatorDecider } from './creator.decider.js';
import { CreatorUrlNameTaken } from './creator.errors.js';
import { CreatorIds, isCreatorUrlNameTaken } from './creator-ids.queries.js';

/** A creator as somebody writes it; the store is the context's, the integer id is given here. */
export type CreatorDraft = Omit<Creator, 'id' | 'division'>;

@Injectable()
export class CreatorCommands {
  constructor(
    private readonly commands: CommandHandler,
    private readonly ids: CreatorIds,
  ) {}

  /** CAT-027: creates or changes the creator of that uuid. Throws CreatorInvalid and CreatorUrlNameTaken. */
  async save(context: CommandContext, draft: CreatorDraft): Promise<Creator> {
    const id = await this.ids.next();
    const creator = { ...draft, id, division: context.division };
    try {
      const { state } = await this.commands.handle(context, creatorDecider, {
        type: 'SaveCreator',
        creator,
      });
      return state?.creator ?? creator;
    } catch (error) {
      if (isCreatorUrlNameTaken(error)) throw new CreatorUrlNameTaken(draft.urlName);
      throw error;
    }
  }

  /** What they drew stays, without their name. Throws CreatorNotFound for one that never was. */
  async remove(context: CommandContext, uuid: string): Promise<void> {
    await this.commands.handle(context, creatorDecider, { type: 'RemoveCreator', uuid });
  }
}
