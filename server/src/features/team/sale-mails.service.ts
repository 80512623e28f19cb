import { Injectable } from '@nestjs/common';
import type { SaleMailSetting } from '@selvedge/shared/notifications/contract';
import { mailsSalesByDefault } from '@selvedge/shared/permissions/roles';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { PeopleQueries } from '../accounts/index.js';
import { teamDecider } from './team.decider.js';
import { MemberNotFound } from './team.errors.js';

/** Own setting of a team member: whether paid orders are mailed. */
@Injectable()
export class SaleMails {
  constructor(
    private readonly commands: CommandHandler,
    private readonly people: PeopleQueries,
  ) {}

  /** Throws MemberNotFound for staff, who receive no such mails. */
  async read({ division, actor }: CommandContext): Promise<SaleMailSetting> {
    const choices = await this.people.saleMailChoices(division);
    const own = choices.find(({ id }) => id === actor);
    if (own === undefined) throw new MemberNotFound();
    return { isOn: own.saleMails ?? mailsSalesByDefault(own.role) };
  }

  /** Throws MemberNotFound as `read` does. */
  async choose(context: CommandContext, isOn: boolean): Promise<SaleMailSetting> {
    const { division, actor } = context;
    const [, id] = /^customer:(\d{1,10})$/.exec(actor) ?? [];
    if (id === undefined) throw new MemberNotFound();
    const command = { type: 'ChooseSaleMails', division, customerId: Number(id), isOn } as const;
    await this.commands.handle(context, teamDecider, command);
    return { isOn };
  }
}
