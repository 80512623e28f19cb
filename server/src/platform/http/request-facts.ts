import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import type { CommandContext } from '../event-log/commands/command-handler.js';
import { actorOf, type Session as RequestSession } from '../authorization/session.js';
import type { EditorFrame, EditorPass } from '../authorization/editor-sessions.js';
import type { Tenant as RequestTenant } from '../authorization/tenant.js';

/** Request context, determined before any controller runs. */
export interface RequestFacts {
  readonly tenant: RequestTenant;
  /** Store of the call: the one named in its path, otherwise the host's. */
  division: number;
  session: RequestSession;
  /** Value of the session cookie; undefined until the visitor needs one. */
  token: string | undefined;
  /** Pass of an external editor; undefined for other callers. */
  editor?: EditorPass;
  /** External editor's frame that requests the page; undefined for a top-level window. */
  frame?: EditorFrame;
}

declare module 'fastify' {
  interface FastifyRequest {
    facts: RequestFacts;
  }
  interface FastifyContextConfig {
    /** Answers on every host, without tenant or session: health checks. */
    readonly anyHost?: boolean;
  }
}

/** Command context of a request. */
export function commandContextOf({ facts, id }: FastifyRequest): CommandContext {
  return { division: facts.division, actor: actorOf(facts.session), correlationId: id };
}

export const Context = createParamDecorator((_: undefined, context: ExecutionContext) =>
  commandContextOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
