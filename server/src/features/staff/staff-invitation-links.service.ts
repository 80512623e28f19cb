import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/config.js';
import { SignedIds } from '../../platform/ids/signed-ids.js';
import { AddressSubjects } from '../accounts/index.js';
import { StoreDirectory } from '../stores/index.js';

/**
 * Builds and verifies staff invitation links. The token follows the `#`, so that it reaches neither
 * server nor logs (decision 0032).
 */
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

  /** Subject of an invited address as personal data (EVT-016). */
  subjectOf(address: string): string {
    return this.addresses.of(address);
  }

  /** Returns the invitation id in a token; undefined if this installation did not sign it. */
  idIn(token: string): string | undefined {
    return this.ids.idIn(token);
  }
}
