import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/config.js';
import { SignedIds } from '../../platform/signed-ids.js';
import { AddressSubjects } from '../accounts/index.js';
import { StoreDirectory } from '../stores/index.js';

/** How people are invited: where their links lead, and by what name they are known to the log. The token stands behind the `#`, which no server is told, nor any log (decision 0032). */
@Injectable()
export class StaffInvitationLinks {
  private readonly ids: SignedIds;

  constructor(
    config: Config,
    private readonly stores: StoreDirectory,
    private readonly addresses: AddressSubjects,
  ) {
    this.ids = new SignedIds(config, 'staff-invitations');
  }

  of(id: string): string {
    return `${this.stores.atlasOrigin()}/join#${this.ids.tokenOf(id)}`;
  }

  /** EVT-016: whose personal data an invited address is. */
  subjectOf(address: string): string {
    return this.addresses.of(address);
  }

  /** The id of a token; undefined for what no link of this installation ever held. */
  idIn(token: string): string | undefined {
    return this.ids.idIn(token);
  }
}
