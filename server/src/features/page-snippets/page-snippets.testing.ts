import { randomUUID } from 'node:crypto';

import type { CopiedBlock } from '@selvedge/shared/pages/live/copied-block';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import type { TestApp } from '../../platform/testing/start-app.js';
import type { SnippetCommand } from './snippet.commands.js';
import { snippetDecider } from './snippet.decider.js';

/** A block with another in it, one colour of the theme's and some words. */
export const aSnippet: CopiedBlock = {
  ...{ type: 'row', size: 12, isPublished: true, texts: {} },
  properties: { background: '#{primary.color}' },
  items: [
    {
      ...{ type: 'text', size: 6, isPublished: true, properties: {} },
      ...{ texts: { html: '<p>Open from nine to five</p>' }, items: [] },
    },
  ],
};

/** All that can happen to what a store keeps for later, in its log; one block stays. */
export async function recordSnippets(app: TestApp, context: CommandContext): Promise<void> {
  const handler = app.get(CommandHandler);
  const [snippetId, other] = [randomUUID(), randomUUID()];
  const snippet = { name: 'Opening hours', block: aSnippet };
  const commands: readonly SnippetCommand[] = [
    { type: 'SaveSnippet', snippetId, ...snippet },
    { type: 'SaveSnippet', snippetId: other, ...snippet },
    { type: 'RenameSnippet', snippetId, name: 'Hours' },
    { type: 'DeleteSnippet', snippetId: other },
  ];
  for (const command of commands) await handler.handle(context, snippetDecider, command);
}
