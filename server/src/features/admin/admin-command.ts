import { emailForm } from '@selvedge/shared/forms/usual-forms';
import { STAFF_ROLES } from '@selvedge/shared/permissions/roles';
import { isEmail } from 'class-validator';

import type { StaffInvitations } from '../staff/index.js';
import { NotUnderstood } from './admin.errors.js';
import type { AdminPeople } from './admin-people.service.js';
import type { AdminReport } from './admin-report.service.js';
import type { AdminShops } from './admin-shops.service.js';

/** Services behind the commands; the screens use the same ones. */
export interface AdminTools {
  readonly shops: AdminShops;
  readonly invitations: StaffInvitations;
  readonly report: AdminReport;
  readonly people: AdminPeople;
}

interface AdminCommand {
  /** For example `open <shop>`. */
  readonly usage: string;
  readonly does: string;
  /** Returns the lines to print. */
  readonly run: (tools: AdminTools, names: readonly string[]) => Promise<readonly string[]>;
}

const by = { actor: 'system:admin', correlationId: 'admin' } as const;

const COMMANDS: readonly AdminCommand[] = [
  {
    usage: 'list',
    does: 'lists the shops with address, status and owner, then the staff',
    run: ({ report }) => report.lines(),
  },
  {
    usage: 'invite-staff <email>',
    does: 'invites a member of staff with all permissions; prints and mails a link, valid once for a day',
    run: async ({ invitations }, [email]) => {
      const permissions = [...STAFF_ROLES.lead];
      return [await invitations.invite(by, { email: addressIn(email), permissions })];
    },
  },
  {
    usage: 'open <shop>',
    does: 'opens a shop to the public, by its subdomain',
    run: async ({ shops }, [shop]) => [`${await shops.open(by, shop)} is open.`],
  },
  {
    usage: 'close <shop>',
    does: 'closes a shop: visitors see that it opens soon, its team keeps access',
    run: async ({ shops }, [shop]) => [`${await shops.close(by, shop)} is closed.`],
  },
  {
    usage: 'plan <shop> <name>',
    does: 'sets the plan, basic or pro; existing Pro content stays after a change to basic',
    run: async ({ shops }, [shop, plan]) => {
      if (plan !== 'basic' && plan !== 'pro')
        throw new NotUnderstood('The plan must be basic or pro.');
      return [`${await shops.setPlan(by, shop, plan === 'pro')} is now on the ${plan} plan.`];
    },
  },
  {
    usage: 'give <shop> <email>',
    does: 'makes an account the owner; the previous owner stays a member with all permissions',
    run: async ({ shops }, [shop, email]) => {
      const heir = addressIn(email);
      return [`${await shops.give(by, shop, heir)} is now owned by ${heir}.`];
    },
  },
  {
    usage: 'reset-2fa <email>',
    does: 'turns off two-factor authentication and mails a password reset link',
    run: async ({ people }, [email]) => {
      const address = addressIn(email);
      await people.resetSecondFactor(by, address);
      return [`${address} was sent a password reset link. Two-factor authentication is off.`];
    },
  },
  {
    usage: 'sign-out <email>',
    does: 'ends all sessions of a person, for example after a device was lost',
    run: async ({ people }, [email]) => {
      const address = addressIn(email);
      await people.signOut(address);
      return [`${address} is signed out everywhere.`];
    },
  },
];

export const adminHelp: readonly string[] = [
  'npm run admin -- <command>',
  '',
  ...COMMANDS.map(({ usage, does }) => `  ${usage.padEnd(24)}${does}`),
];

/**
 * Runs a command line and returns the lines to print. Throws NotUnderstood and the errors of the
 * command.
 */
export async function adminCommand(
  tools: AdminTools,
  [command = 'help', ...names]: readonly string[],
): Promise<readonly string[]> {
  if (command === 'help') return adminHelp;
  const found = COMMANDS.find(({ usage }) => usage.split(' ')[0] === command);
  if (found === undefined || names.length !== found.usage.split(' ').length - 1)
    throw new NotUnderstood(adminHelp.join('\n'));
  return found.run(tools, names);
}

function addressIn(text: string | undefined): string {
  if (text === undefined || !isEmail(text))
    throw new NotUnderstood('This is not an e-mail address.');
  return emailForm(text);
}
