import { Injectable } from '@nestjs/common';
import { isLegacyPage } from '@selvedge/shared/blocks/model/template';
import type {
  ConnectGrant,
  GrantConnect,
  OpenConnectSession,
} from '@selvedge/shared/connect/contract';
import { moduleFor } from '@selvedge/shared/connect/modes';
import { pageNotFound } from '@selvedge/shared/connect/refusals';
import type { ConnectScope } from '@selvedge/shared/connect/scopes';
import { can, type Ability } from '@selvedge/shared/policies/policies';
import type { Principal } from '@selvedge/shared/permissions/principal';

import { Refused } from '../../platform/authorization/refused.js';
import type { Subject } from '../../platform/authorization/session.js';
import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { PagesReader } from '../pages/index.js';
import { AllowedEditorsService } from './admin/allowed-editors.service.js';
import { ConnectSecrets } from './connect-secrets.service.js';
import { connectDecider } from './connect.decider.js';
import { GrantExpired, OriginNotAllowed, ScopeDenied } from './connect.errors.js';

export interface GrantingPerson {
  readonly principal: Principal;
  readonly subject: Subject;
}

/** Grants external editors access to pages (EDT-010). */
@Injectable()
export class ConnectGrants {
  constructor(
    private readonly commands: CommandHandler,
    private readonly pages: PagesReader,
    private readonly allowed: AllowedEditorsService,
    private readonly secrets: ConnectSecrets,
  ) {}

  /**
   * Throws OriginNotAllowed, ScopeDenied for scopes that the person lacks, and Refused for a page
   * that the shop does not have.
   */
  async grant(
    context: CommandContext,
    { principal, subject }: GrantingPerson,
    { pageId, origin, scopes, module }: GrantConnect,
  ): Promise<ConnectGrant> {
    if (!this.allowed.allows(context.division, origin)) throw new OriginNotAllowed();
    if (!scopes.every((scope) => can(principal, abilityFor(scope)))) throw new ScopeDenied();
    const page = await this.pages.byId(context.division, pageId);
    if (page === undefined) throw new Refused(pageNotFound);
    const { code, ...stored } = this.secrets.newCode();
    await this.commands.handle(context, connectDecider, {
      type: 'GrantConnect',
      ...stored,
      ...{ origin, scopes },
      page: { id: pageId, uuid: page.uuid },
      module: moduleFor(isLegacyPage(page.page.blocks), module, 'v3Dev'),
      grantor: { kind: subject.kind, id: subject.id },
    });
    return { code, expiresAt: stored.expiresAt };
  }

  /**
   * Opens the session of a code for a program at an origin and returns its id. Throws the errors of
   * the decider.
   */
  async redeem(
    context: CommandContext,
    origin: string,
    { code, ...input }: OpenConnectSession,
  ): Promise<string> {
    const redeemed = this.secrets.codeIn(code);
    if (redeemed === undefined) throw new GrantExpired();
    const { module, operator = 'default', scopes, protocol, client } = input;
    await this.commands.handle(context, connectDecider, {
      type: 'OpenConnectSession',
      ...redeemed,
      ...{ origin, protocol, module, operator, scopes },
      client: { name: client.name, version: client.version },
    });
    return redeemed.sessionId;
  }
}

/** Returns the ability that a person needs to grant the scope. */
function abilityFor(scope: ConnectScope): Ability {
  if (scope === 'theme:preview') return 'theme.manage';
  if (scope === 'comment') return 'comments.write';
  if (scope === 'publish') return 'pages.publish';
  if (scope === 'page:read') return 'pages.join';
  return scope === 'pages:list' ? 'pages.manage' : 'pages.edit';
}
