import { Injectable } from '@nestjs/common';
import type { AskEmailChange, SaveDetails } from '@selvedge/shared/own-account/contract';

import type { Subject } from '../../platform/authorization/session.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { AccountCommands, EmailChanges, PresentPassword } from '../../features/accounts/index.js';

@Injectable()
export class OwnDetails {
  constructor(
    private readonly commands: AccountCommands,
    private readonly password: PresentPassword,
    private readonly emails: EmailChanges,
  ) {}

  async save(
    context: CommandContext,
    { kind, id }: Subject,
    { firstName, lastName, ...fields }: SaveDetails,
  ): Promise<void> {
    const details = {
      company: fields.company,
      jobTitle: fields.jobTitle,
      username: fields.username,
      phone: fields.phone,
      mobile: fields.mobile,
      website: fields.website,
      tiktok: fields.tiktok,
      twitter: fields.twitter,
      youtube: fields.youtube,
      facebook: fields.facebook,
      linkedin: fields.linkedin,
      instagram: fields.instagram,
    };
    const profile = { firstName, lastName, details };
    await this.commands.handle(context, { type: 'SaveDetails', kind, id, ...profile });
  }

  /**
   * Requests an e-mail change. Throws PresentPasswordWrong, errors of the second factor,
   * SignInDelayed and AddressUnchanged.
   */
  async askEmail(context: CommandContext, subject: Subject, form: AskEmailChange): Promise<void> {
    await this.password.require(subject, form.current_password);
    await this.password.requireCode(context, subject, form);
    await this.emails.ask(context, subject, form.email);
  }
}
