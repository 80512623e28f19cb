import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { emailForms } from '../../platform/database/email-forms.js';
import type { SubscriptionState } from '@selvedge/shared/newsletter/subscription-verified.screen';
import type { SubscriberRow } from './subscribers.projection.js';

type Found = Omit<SubscriberRow, 'askedAt' | 'confirmedAt' | 'endedAt'> & {
  readonly askedAt: Date;
  readonly confirmedAt: Date | null;
  readonly endedAt: Date | null;
};

export interface ConfirmedSubscriber {
  readonly subject: string;
  readonly email: string;
  readonly firstName: string | null;
}

/** Queries of subscriptions. */
@Injectable()
export class SubscribersQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the state of a subscription; undefined if it is unknown or its address was erased. */
  async stateOf(division: number, id: string): Promise<SubscriptionState | undefined> {
    const [row] = await this.dataSource.query<{ readonly state: SubscriptionState }[]>(
      `SELECT CASE WHEN ended_at IS NOT NULL THEN 'ended' WHEN confirmed_at IS NOT NULL
         THEN 'confirmed' ELSE 'asked' END AS state
       FROM subscribers WHERE division_id = $1 AND id = $2 AND email IS NOT NULL`,
      [division, id],
    );
    return row?.state;
  }

  /** Returns a confirmed subscription; undefined if it ended or its address was erased. */
  async confirmed(division: number, id: string): Promise<ConfirmedSubscriber | undefined> {
    const [row] = await this.dataSource.query<ConfirmedSubscriber[]>(
      `SELECT subject, email, first_name AS "firstName" FROM subscribers
       WHERE division_id = $1 AND id = $2 AND email IS NOT NULL AND confirmed_at IS NOT NULL`,
      [division, id],
    );
    return row;
  }

  /** Returns the subscriptions of an address in all stores, ignoring case, oldest first. */
  async of(email: string): Promise<readonly SubscriberRow[]> {
    const rows = await this.dataSource.query<Found[]>(
      `SELECT s.division_id AS "division", s.id, s.subject, s.mailing_list AS "mailingList", s.email,
         s.first_name AS "firstName", s.asked_at AS "askedAt", s.confirmed_at AS "confirmedAt",
         s.ended_at AS "endedAt"
       FROM es_division_head d JOIN subscribers s ON s.division_id = d.division_id
       WHERE lower(s.email) = ANY ($1) ORDER BY s.asked_at, s.division_id, s.id`,
      [emailForms(email)],
    );
    return rows.map(({ askedAt, confirmedAt, endedAt, ...row }) => ({
      ...row,
      askedAt: askedAt.toISOString(),
      confirmedAt: confirmedAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    }));
  }
}
