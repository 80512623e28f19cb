import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { previewLinkDays, type PreviewLink } from '@selvedge/shared/accounts/preview-link';

import { Clock } from '../../../platform/clock.js';
import { Config } from '../../../platform/config/config.js';
import { SignedIds } from '../../../platform/signed-ids.js';
import { PreviewLinksQueries, type PreviewLinkRow } from './preview-links.queries.js';

const dayMs = 24 * 60 * 60 * 1000;

/** GRD-006: links by which invited people look at a shop that is not open to everybody. */
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

  /** The link of a shop, on the origin where it is asked for; null where there is none, or it is over. */
  async of(division: number, origin: string): Promise<PreviewLink | null> {
    const row = await this.current(division);
    return row === undefined ? null : this.linkOf(row, origin);
  }

  /** A new one, in place of the one before; who came in by that one stands before the shop again. */
  async make(division: number, origin: string): Promise<PreviewLink> {
    await this.rows.end(division);
    const row = { id: randomUUID(), madeAt: this.clock.now() };
    await this.rows.replace(division, row);
    return this.linkOf(row, origin);
  }

  /** The shop has none any more, and nobody is in by one. */
  end(division: number): Promise<void> {
    return this.rows.end(division);
  }

  /** Whether the token is that of the link which the shop has now. */
  async lets(division: number, token: string): Promise<boolean> {
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
