import { Injectable } from '@nestjs/common';

import { CommandHandler } from '../../platform/event-log/commands/command-handler.js';
import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { Reactor } from '../../platform/event-log/model/subscription.js';
import type { StaffEvent } from '../accounts/index.js';
import type { TeamEvent } from '../team/index.js';
import { PermissionGranting } from './permission-granting.service.js';
import { permissionRequestDecider } from './permission-request.decider.js';

type Read = StaffEvent | TeamEvent;

/**
 * Settles requests that need no answer, because the requester already holds the permissions or has
 * left.
 */
@Injectable()
export class PermissionRequestSettling implements Reactor<Read> {
  readonly name = 'permission-request-settling';
  readonly on: Reactor<Read>['on'] = {
    PermissionsChanged: (recorded) => this.settle(recorded, customer(recorded.event.customerId)),
    OwnershipShared: (recorded) => this.settle(recorded, customer(recorded.event.customerId)),
    OwnershipGiven: (recorded) => this.settle(recorded, customer(recorded.event.customerId)),
    MemberRemoved: (recorded) => this.settle(recorded, customer(recorded.event.customerId)),
    StaffPermissionsChanged: (recorded) => this.settle(recorded, staff(recorded.event.id)),
    StaffDisabled: (recorded) => this.settle(recorded, staff(recorded.event.id)),
  };

  constructor(
    private readonly commands: CommandHandler,
    private readonly granting: PermissionGranting,
  ) {}

  /** Uses the permissions held now, so that repeated events have the same result. */
  private async settle(recorded: Recorded<Read>, person: string): Promise<void> {
    const { division, correlationId } = recorded;
    const held = await this.granting.heldBy(division, person);
    const context = { division, actor: `system:${this.name}`, correlationId };
    const command = { type: 'SettleRequests', division, person, held } as const;
    await this.commands.handle(context, permissionRequestDecider, command);
  }
}

function customer(id: number): string {
  return `customer:${String(id)}`;
}

function staff(id: number): string {
  return `staff:${String(id)}`;
}
