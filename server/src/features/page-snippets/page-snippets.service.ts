import { Injectable } from '@nestjs/common';
import {
  maxSnippetsOfStore,
  type SaveSnippet,
  type Snippets,
} from '@selvedge/shared/pages/snippets/contract';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { KeyedQueue } from '../../platform/keyed-queue.js';
import type { SnippetCommand } from './snippet.commands.js';
import { snippetDecider } from './snippet.decider.js';
import { TooManySnippets } from './snippet.errors.js';
import { SnippetsQueries } from './snippets.queries.js';

/** Blocks that a store keeps for later; every change answers with all that is kept then. */
@Injectable()
export class PageSnippetsService {
  private readonly turns = new KeyedQueue();

  constructor(
    private readonly snippets: SnippetsQueries,
    private readonly commands: CommandHandler,
  ) {}

  async list({ division }: CommandContext): Promise<Snippets> {
    const rows = await this.snippets.of(division);
    return { snippets: rows.map(({ id, name, block }) => ({ id, name, block })) };
  }

  /**
   * Throws TooManySnippets and SnippetExists. One at a time in a store, so that two do not pass the last
   * place together; by two processes they may.
   */
  save(context: CommandContext, asked: SaveSnippet): Promise<Snippets> {
    return this.turns.run([String(context.division)], () => this.saveNow(context, asked));
  }

  /** Throws SnippetNotFound. */
  rename(context: CommandContext, snippetId: string, name: string): Promise<Snippets> {
    return this.after(context, { type: 'RenameSnippet', snippetId, name });
  }

  /** Throws SnippetNotFound. What was made of it on a page stays. */
  remove(context: CommandContext, snippetId: string): Promise<Snippets> {
    return this.after(context, { type: 'DeleteSnippet', snippetId });
  }

  private async saveNow(context: CommandContext, asked: SaveSnippet): Promise<Snippets> {
    const { id: snippetId, name, block } = asked;
    const kept = await this.snippets.of(context.division);
    const isNew = kept.every(({ id }) => id !== snippetId);
    if (isNew && kept.length >= maxSnippetsOfStore) throw new TooManySnippets();
    return this.after(context, { type: 'SaveSnippet', snippetId, name, block });
  }

  private async after(context: CommandContext, command: SnippetCommand): Promise<Snippets> {
    await this.commands.handle(context, snippetDecider, command);
    return this.list(context);
  }
}
