import { Injectable } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';

import { Config } from '../../../platform/config/config.js';
import { SignedIds } from '../../../platform/ids/signed-ids.js';
import { StoreDirectory } from '../../stores/index.js';

/**
 * Builds and verifies invitation links. The token follows the `#`, so that it reaches neither
 * server nor logs.
 */
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

  /** Returns the invitation id in a token; undefined if this installation did not sign it. */
  idIn(token: string): string | undefined {
    return this.ids.idIn(token);
  }
}
