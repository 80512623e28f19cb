import { randomUUID } from 'node:crypto';

import type { CopiedBlock } from '@selvedge/shared/pages/live/copied-block';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import type { TestApp } from '../../platform/testing/start-app.js';
import type { SnippetCommand } from './snippet.commands.js';
import { snippetDecider } from './snippet.decider.js';

/** Block with a child block, a theme colour and text. */
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

/** Records every event type of saved blocks in a store's log; one block remains. */
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
