import { randomUUID } from 'node:crypto';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import type { TestApp } from '../../platform/testing/start-app.js';
import type { InteractionCommand } from './interaction.commands.js';
import { interactionDecider } from './interaction.decider.js';

/** Records every kind of interaction event in a store's log. */
export async function recordInteractions(app: TestApp, context: CommandContext): Promise<void> {
  const handler = app.get(CommandHandler);
  const of = { visitId: randomUUID(), pageUuid: randomUUID() };
  const commands: readonly InteractionCommand[] = [
    { type: 'RecordInteraction', ...of, kind: 'favourite' },
    { type: 'RecordInteraction', ...of, kind: 'copyLink' },
    { type: 'WithdrawFavourite', ...of },
  ];
  for (const command of commands) await handler.handle(context, interactionDecider, command);
}
