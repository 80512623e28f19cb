import { Injectable } from '@nestjs/common';
import { isLead, managesTeam } from '@selvedge/shared/permissions/roles';
import { platformDivision } from '@selvedge/shared/stores/contract';

import { Accounts, PeopleQueries } from '../accounts/index.js';
import { StoreDirectory } from '../stores/index.js';
import type { Place } from './permission-request-mails.js';
import { subjectOf } from './subject-of.js';

interface Recipient {
  readonly subject: string;
  readonly to: string;
}

/** Finds the mail recipients of a request and the screen that answers it. */
@Injectable()
export class PermissionRequestPeople {
  constructor(
    private readonly people: PeopleQueries,
    private readonly accounts: Accounts,
    private readonly stores: StoreDirectory,
  ) {}

  /** Returns undefined if the store does not exist or is deactivated. */
  placeOf(division: number): Place | undefined {
    if (division === platformDivision) {
      const office = this.stores.atlasOrigin();
      return { name: 'atlas', answers: `${office}/staff`, office };
    }
    const store = this.stores.store(division);
    if (store === undefined) return undefined;
    const office = `${this.stores.originOf(store)}/dashboard/`;
    return { name: store.name, answers: `${office}team`, office, sender: store.name };
  }

  /** Lists the people who can answer in a division, without the requester. */
  async answerersOf(division: number, requester: string): Promise<readonly Recipient[]> {
    const found =
      division === platformDivision ? await this.leads() : await this.managersOf(division);
    return found.filter(({ subject }) => subject !== requester);
  }

  /** Returns undefined if the person has no account. */
  async recipient(actor: string): Promise<Recipient | undefined> {
    const subject = subjectOf(actor);
    if (subject === undefined) return undefined;
    if (subject.kind === 'staff') return (await this.staff()).find((one) => one.subject === actor);
    const to = await this.accounts.emailOf(subject.id);
    return to === undefined ? undefined : { subject: actor, to };
  }

  private async managersOf(division: number): Promise<readonly Recipient[]> {
    const people = await this.people.ofStore(division);
    const managers = people.filter(({ role, permissions }) => managesTeam(role, permissions));
    const found = await Promise.all(managers.map(({ id }) => this.recipient(id)));
    return found.flatMap((one) => one ?? []);
  }

  private async leads(): Promise<readonly Recipient[]> {
    return (await this.staff()).filter(({ leads }) => leads);
  }

  private async staff() {
    const all = await this.people.staff();
    return (
      all
        // Muted and disabled staff get no mail (ATL-011).
        .filter(({ isDisabled, mutedAt }) => !isDisabled && mutedAt === null)
        .map(({ id, email, permissions }) => {
          return { subject: `staff:${String(id)}`, to: email, leads: isLead(permissions) };
        })
    );
  }
}
