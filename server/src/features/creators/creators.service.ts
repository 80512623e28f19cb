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

/** A creator as somebody writes it; the store is the context's, the integer id is given here. */
export type CreatorDraft = Omit<Creator, 'id' | 'division'>;

@Injectable()
export class CreatorsService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly ids: CreatorIds,
  ) {}

  /**
   * CAT-027: creates or changes the creator of that uuid. Throws CreatorInvalid, CreatorUrlNameTaken, and CreatorMoved when
   * they are no longer what they were `before`, if that is given. What is asked `together` with it happens
   * with it, or not at all.
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
      // The first answer is that of the first command, in its own decider's type.
      const state = handled?.state as CreatorState | undefined;
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
