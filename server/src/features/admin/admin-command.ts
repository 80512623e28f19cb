import { STAFF_ROLES } from '@selvedge/shared/permissions/roles';
import { isEmail } from 'class-validator';

import type { StaffInvitations } from '../staff/index.js';
import { NotUnderstood } from './admin.errors.js';
import type { AdminPeople } from './admin-people.service.js';
import type { AdminReport } from './admin-report.service.js';
import type { AdminShops } from './admin-shops.service.js';

/** What the commands are carried out with: what the screens use too. */
export interface AdminTools {
  readonly shops: AdminShops;
  readonly invitations: StaffInvitations;
  readonly report: AdminReport;
  readonly people: AdminPeople;
}

interface AdminCommand {
  /** `open <shop>`. */
  readonly usage: string;
  readonly does: string;
  /** Answers the lines to show. */
  readonly run: (tools: AdminTools, names: readonly string[]) => Promise<readonly string[]>;
}

const by = { actor: 'system:admin', correlationId: 'admin' } as const;

const COMMANDS: readonly AdminCommand[] = [
  {
    usage: 'list',
    does: 'every shop with its address, whether it is open, and who owns it; and the staff',
    run: ({ report }) => report.lines(),
  },
  {
    usage: 'invite-staff <email>',
    does: 'a link, also by mail, to an account that may do everything; good for a day and once',
    run: async ({ invitations }, [email]) => {
      const permissions = [...STAFF_ROLES.lead];
      return [await invitations.invite(by, { email: addressIn(email), permissions })];
    },
  },
  {
    usage: 'open <shop>',
    does: 'lets everybody into a shop, by its sub-domain',
    run: async ({ shops }, [shop]) => [`${await shops.open(by, shop)} is open.`],
  },
  {
    usage: 'close <shop>',
    does: 'shows visitors that the shop opens soon; who works there still comes in',
    run: async ({ shops }, [shop]) => [`${await shops.close(by, shop)} is closed.`],
  },
  {
    usage: 'plan <shop> <name>',
    does: 'basic or pro: what the shop may have; what it has of Pro stays when it is basic again',
    run: async ({ shops }, [shop, plan]) => {
      if (plan !== 'basic' && plan !== 'pro') throw new NotUnderstood('A plan is basic or pro.');
      return [`${await shops.setPlan(by, shop, plan === 'pro')} has ${plan}.`];
    },
  },
  {
    usage: 'give <shop> <email>',
    does: 'makes somebody with an account the owner; who was it stays, with every permission',
    run: async ({ shops }, [shop, email]) => {
      const heir = addressIn(email);
      return [`${await shops.give(by, shop, heir)} is owned by ${heir}.`];
    },
  },
  {
    usage: 'reset-2fa <email>',
    does: 'turns two-factor authentication off, and mails the way to a new password',
    run: async ({ people }, [email]) => {
      const address = addressIn(email);
      await people.resetSecondFactor(by, address);
      return [`${address} was sent the way to a new password, and signs in by that alone.`];
    },
  },
  {
    usage: 'sign-out <email>',
    does: 'signs somebody out everywhere, for a device that was lost; they sign in again',
    run: async ({ people }, [email]) => {
      const address = addressIn(email);
      await people.signOut(address);
      return [`${address} is signed out everywhere.`];
    },
  },
];

/** What `help` shows. */
export const adminHelp: readonly string[] = [
  'npm run admin -- <command>',
  '',
  ...COMMANDS.map(({ usage, does }) => `  ${usage.padEnd(24)}${does}`),
];

/** Carries out a command line and answers the lines to show. Throws NotUnderstood, and what was refused. */
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
  if (text === undefined || !isEmail(text)) throw new NotUnderstood('That is no e-mail address.');
  return text;
}
