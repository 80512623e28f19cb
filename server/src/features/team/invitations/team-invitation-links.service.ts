import { Injectable } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';

import { Config } from '../../../platform/config/config.js';
import { SignedIds } from '../../../platform/signed-ids.js';
import { StoreDirectory } from '../../stores/index.js';

/** Where the links of invitations lead: the token stands behind the `#`, which no server is told, nor any log. */
@Injectable()
export class TeamInvitationLinks {
  private readonly ids: SignedIds;

  constructor(
    config: Config,
    private readonly stores: StoreDirectory,
  ) {
    this.ids = new SignedIds(config, 'team-invitations');
  }

  of(store: Store, id: string): string {
    return `${this.stores.originOf(store)}/dashboard/join-team#${this.ids.tokenOf(id)}`;
  }

  /** The id of a token; undefined for what no link of this installation ever held. */
  idIn(token: string): string | undefined {
    return this.ids.idIn(token);
  }
}
