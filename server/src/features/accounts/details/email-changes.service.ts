import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { emailForm } from '@selvedge/shared/forms/usual-forms';
import { platformDivision } from '@selvedge/shared/stores/contract';

import type { Subject } from '../../../platform/authorization/session.js';
import {
  commandFor,
  CommandHandler,
  type CommandContext,
} from '../../../platform/event-log/commands/command-handler.js';
import { AccountCommands } from '../account-commands.service.js';
import { accountAddressDecider } from '../account-address.decider.js';
import { accountDecider } from '../account.decider.js';
import { ResetLinkRefused } from '../account.errors.js';
import { AddressSubjects } from '../erasure/address-subjects.service.js';
import { RequestCodes } from '../sign-up/request-codes.service.js';
import { isConfirmed } from './details.decider.js';

/** Changes the e-mail address of an account after both mailboxes have confirmed. */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly commands: AccountCommands,
    private readonly handler: CommandHandler,
    private readonly codes: RequestCodes,
    private readonly addresses: AddressSubjects,
  ) {}

  /**
   * Sends both mails, even if the new address has an account (IDN-012). No-op if mails were sent
   * less than a minute ago. Throws AddressUnchanged.
   */
  async ask(context: CommandContext, { kind, id }: Subject, email: string): Promise<void> {
    await this.commands.handle(context, {
      type: 'AskEmailChange',
      kind,
      id,
      fromOld: randomUUID(),
      fromNew: randomUUID(),
      shop: context.division,
      address: this.addresses.of(email),
      email: emailForm(email).toLowerCase(),
      at: this.commands.now(),
    });
  }

  /**
   * Confirms one of the two mails; after both, the address changes. Of two accounts that claim it
   * at once only one succeeds. Returns whether the change is complete. Throws ResetLinkRefused and
   * AddressTaken.
   */
  async confirm(context: CommandContext, token: string): Promise<boolean> {
    const link = this.codes.requestOf(token);
    if (link === undefined) throw new ResetLinkRefused();
    const confirm = { type: 'ConfirmEmailChange', ...link, at: this.commands.now() } as const;
    const { state } = await this.commands.handle(context, confirm);
    if (state.stage !== 'open' || state.emailChange === undefined) return false;
    if (!isConfirmed(state.emailChange)) return false;
    const { kind, id } = link;
    const [old, address] = [state.address, state.emailChange.address];
    await this.handler.handleTogether({ ...context, division: platformDivision }, [
      commandFor(accountAddressDecider, { type: 'TakeAddress', kind, id, address }),
      commandFor(accountDecider, { type: 'ChangeEmail', kind, id }),
      commandFor(accountAddressDecider, { type: 'ReleaseAddress', kind, id, address: old }),
    ]);
    return true;
  }
}
