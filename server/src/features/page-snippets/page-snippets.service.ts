import { Injectable } from '@nestjs/common';
import type { SaveSnippet, Snippets } from '@selvedge/shared/page-snippets/contract';

import {
  commandFor,
  CommandHandler,
  type DeciderCommand,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import type { SnippetCommand, SnippetPlaceCommand } from './snippet.commands.js';
import { snippetDecider } from './snippet.decider.js';
import { snippetPlacesDecider } from './snippet-places.decider.js';
import { SnippetsQueries } from './snippets.queries.js';

/** Blocks that a store saved for reuse; each change returns the full list. */
@Injectable()
export class PageSnippetsService {
  constructor(
    private readonly snippets: SnippetsQueries,
    private readonly commands: CommandHandler,
  ) {}

  async list({ division }: CommandContext): Promise<Snippets> {
    const rows = await this.snippets.of(division);
    return { snippets: rows.map(({ id, name, block }) => ({ id, name, block })) };
  }

  /** Saves a block. Throws TooManySnippets and SnippetExists. */
  async save(context: CommandContext, input: SaveSnippet): Promise<Snippets> {
    const { id: snippetId, name, block } = input;
    const rows = await this.snippets.of(context.division);
    const existing = rows.map(({ id }) => id);
    return this.after(context, [
      ofPlaces({ type: 'TakeSnippetPlace', snippetId, existing }),
      ofSnippet({ type: 'SaveSnippet', snippetId, name, block }),
    ]);
  }

  /** Renames a saved block. Throws SnippetNotFound. */
  rename(context: CommandContext, snippetId: string, name: string): Promise<Snippets> {
    return this.after(context, [ofSnippet({ type: 'RenameSnippet', snippetId, name })]);
  }

  /** Deletes a saved block; copies on pages stay. Throws SnippetNotFound. */
  remove(context: CommandContext, snippetId: string): Promise<Snippets> {
    return this.after(context, [
      ofSnippet({ type: 'DeleteSnippet', snippetId }),
      ofPlaces({ type: 'FreeSnippetPlace', snippetId }),
    ]);
  }

  /** Applies all commands atomically and returns the list. */
  private async after(
    context: CommandContext,
    commands: readonly DeciderCommand[],
  ): Promise<Snippets> {
    await this.commands.handleTogether(context, commands);
    return this.list(context);
  }
}

const ofSnippet = (command: SnippetCommand): DeciderCommand => commandFor(snippetDecider, command);
const ofPlaces = (command: SnippetPlaceCommand): DeciderCommand =>
  commandFor(snippetPlacesDecider, command);
