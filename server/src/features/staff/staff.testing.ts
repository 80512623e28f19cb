import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import type { TestApp } from '../../platform/testing/start-app.js';
import { StaffRights } from '../accounts/index.js';
import { StaffJoining } from './staff-joining.service.js';
import { StaffInvitations } from './staff-invitations.service.js';

const system = { actor: 'system:test', correlationId: 'staff' };

/** Records every kind of event of staff invitations and of the accounts created by them. */
export async function recordInvitations(app: TestApp, context: CommandContext): Promise<void> {
  const invitations = app.get(StaffInvitations);
  const name = `new-${Date.now()}`;
  const invite = async (email: string) => {
    const link = await invitations.invite(context, { email, permissions: ['orders-view'] });
    return new URL(link).hash.slice(1);
  };
  const [used, withdrawn] = [`${name}@selvedge.test`, `not-${name}@selvedge.test`];
  const token = await invite(used);
  const person = { firstName: 'New', lastName: 'Here', password: 'three words together' };
  const id = await app.get(StaffJoining).join(context, { token, email: used, ...person });
  const rights = app.get(StaffRights);
  await rights.change(system, id, ['orders-view', 'stores']);
  await rights.mute(system, id);
  await rights.unmute(system, id);
  await rights.mute(system, id);
  await rights.disable(system, id);
  await rights.enable(system, id);
  await invitations.withdraw(context, (await invite(withdrawn)).split('.')[0] ?? '');
  await invite(`later-${name}@selvedge.test`);
}
