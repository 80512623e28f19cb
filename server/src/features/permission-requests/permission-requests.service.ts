import { Injectable } from '@nestjs/common';
import type { Permission } from '@selvedge/shared/permissions/codes';
import type {
  AnswerPermissionRequest,
  OpenPermissionRequests,
  OwnPermissionRequests,
  PermissionsRequested,
} from '@selvedge/shared/permission-requests/contract';

import {
  commandFor,
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { newSecretId } from '../../platform/ids/secret-id.js';
import { PermissionGranting } from './permission-granting.service.js';
import { permissionRequestDecider } from './permission-request.decider.js';
import { PermissionRequestNotFound, PermissionRequestOver } from './permission-request.errors.js';
import { PermissionRequestsReader } from './permission-requests-reader.service.js';

interface PermissionRequestInput {
  readonly permissions: readonly Permission[];
  readonly held: ReadonlySet<Permission>;
  readonly reason: string;
}

/** Handles requests and answers. A context of the platform division concerns atlas permissions. */
@Injectable()
export class PermissionRequestsService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly reader: PermissionRequestsReader,
    private readonly granting: PermissionGranting,
  ) {}

  /** Creates a request. Throws PermissionHeldAlready and PermissionRequestedAlready. */
  async request(
    context: CommandContext,
    input: PermissionRequestInput,
  ): Promise<PermissionsRequested> {
    const { division, actor: person } = context;
    const requestId = newSecretId();
    await this.commands.handle(context, permissionRequestDecider, {
      type: 'RequestPermission',
      ...{ division, requestId, person, ...input },
    });
    return { id: requestId };
  }

  /**
   * Answers a request and returns the open ones. Throws PermissionRequestNotFound,
   * PermissionRequestOver and errors of the grant.
   */
  async answer(
    context: CommandContext,
    requestId: string,
    { granted, word = '' }: AnswerPermissionRequest,
  ): Promise<OpenPermissionRequests> {
    const { division } = context;
    const found = await this.reader.find(division, requestId);
    if (found === undefined) throw new PermissionRequestNotFound();
    const { person, permissions } = found;
    const answered = { division, requestId, word: word === '' ? null : word };
    const type = granted ? 'GrantRequest' : 'RefuseRequest';
    const commands = [commandFor(permissionRequestDecider, { type, ...answered })];
    if (granted && found.stage === 'open')
      commands.push(await this.granting.granting(context, person, permissions));
    await this.commands.handleTogether(context, commands).catch(async (refusal: unknown) => {
      if (!(refusal instanceof PermissionRequestOver)) throw refusal;
      throw new PermissionRequestOver(
        refusal.stage,
        await this.reader.answererOf(division, requestId),
      );
    });
    if (granted) this.granting.refreshConnections(person);
    return this.reader.open(division);
  }

  /** Withdraws a request. Throws PermissionRequestNotFound and PermissionRequestOver. */
  async withdraw(context: CommandContext, requestId: string): Promise<OwnPermissionRequests> {
    const { division, actor: person } = context;
    await this.commands.handle(context, permissionRequestDecider, {
      type: 'WithdrawRequest',
      ...{ division, requestId, person },
    });
    return this.reader.of(division, person);
  }
}
