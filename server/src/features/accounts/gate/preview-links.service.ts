import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { previewLinkDays, type PreviewLink } from '@selvedge/shared/accounts/preview-link';

import { Clock } from '../../../platform/clock.js';
import { Config } from '../../../platform/config/config.js';
import { SignedIds } from '../../../platform/ids/signed-ids.js';
import { PreviewLinksQueries, type PreviewLinkRow } from './preview-links.queries.js';

const dayMs = 24 * 60 * 60 * 1000;

/** Preview links for invited people while a shop is not open (GRD-006). */
@Injectable()
export class PreviewLinks {
  private readonly ids: SignedIds;

  constructor(
    private readonly rows: PreviewLinksQueries,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.ids = new SignedIds(config, 'shop-preview');
  }

  /** Returns the shop's link on the given origin; null if there is none or it expired. */
  async of(division: number, origin: string): Promise<PreviewLink | null> {
    const row = await this.current(division);
    return row === undefined ? null : this.linkOf(row, origin);
  }

  /** Creates a link in place of the previous one and ends access granted by that one. */
  async make(division: number, origin: string): Promise<PreviewLink> {
    await this.rows.end(division);
    const row = { id: randomUUID(), madeAt: this.clock.now() };
    await this.rows.replace(division, row);
    return this.linkOf(row, origin);
  }

  /** Deletes the link and ends access granted by it. */
  end(division: number): Promise<void> {
    return this.rows.end(division);
  }

  /** Returns whether the token belongs to the shop's current link. */
  async isValid(division: number, token: string): Promise<boolean> {
    const row = await this.current(division);
    return row !== undefined && this.ids.idIn(token) === row.id;
  }

  private async current(division: number): Promise<PreviewLinkRow | undefined> {
    const row = await this.rows.find(division);
    const isOver = row !== undefined && endOf(row) <= this.clock.now();
    return isOver ? undefined : row;
  }

  private linkOf(row: PreviewLinkRow, origin: string): PreviewLink {
    return {
      url: `${origin}/preview/${this.ids.tokenOf(row.id)}`,
      madeAt: row.madeAt.toISOString(),
      endsAt: endOf(row).toISOString(),
    };
  }
}

function endOf({ madeAt }: PreviewLinkRow): Date {
  return new Date(madeAt.getTime() + previewLinkDays * dayMs);
}
