import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import type { TestApp } from '../../platform/testing/start-app.js';
import type { TeamCommand } from './team.commands.js';
import { teamDecider } from './team.decider.js';

/** Records every kind of team event; two members remain. */
export async function recordTeam(app: TestApp, context: CommandContext): Promise<void> {
  const handler = app.get(CommandHandler);
  const { division } = context;
  const [ada, bob, cyd] = [1, 2, 3];
  const common = { division, by: 'staff:1' };
  const add = { type: 'AddMember', division, permissions: [] } as const;
  const commands: readonly TeamCommand[] = [
    { ...add, customerId: ada, role: 'owner' },
    { ...add, customerId: bob, role: 'member' },
    { ...add, customerId: cyd, role: 'member' },
    { type: 'ChangePermissions', ...common, customerId: bob, permissions: ['orders'] },
    { type: 'ChooseSaleMails', division, customerId: bob, isOn: true },
    { type: 'ShareOwnership', ...common, customerId: cyd },
    { type: 'GiveOwnership', ...common, customerId: bob, from: ada },
    { type: 'RemoveMember', ...common, customerId: cyd },
  ];
  for (const command of commands) await handler.handle(context, teamDecider, command);
}
