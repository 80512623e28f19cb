import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import type { CommandContext } from '../event-log/commands/command-handler.js';
import { actorOf, type Session as RequestSession } from '../authorization/session.js';
import type { EditorFrame, EditorPass } from '../authorization/editor-sessions.js';
import type { Tenant as RequestTenant } from '../authorization/tenant.js';

/** What the server found out about a request before any controller saw it. */
export interface RequestFacts {
  readonly tenant: RequestTenant;
  /** The store the call is about: the one its path names, else the host's. */
  division: number;
  session: RequestSession;
  /** The value of the session cookie; undefined until the visitor needed one. */
  token: string | undefined;
  /** As what an external editor calls; undefined for everybody else. */
  editor?: EditorPass;
  /** The frame that a page is asked for; undefined where it is for a window of its own. */
  frame?: EditorFrame;
}

declare module 'fastify' {
  interface FastifyRequest {
    facts: RequestFacts;
  }
  interface FastifyContextConfig {
    /** Answers on every host, without tenant or session: health. */
    readonly anyHost?: boolean;
  }
}

/** What a command needs to know about its request. */
export function commandContextOf({ facts, id }: FastifyRequest): CommandContext {
  return { division: facts.division, actor: actorOf(facts.session), correlationId: id };
}

/** `@Context() context: CommandContext` */
export const Context = createParamDecorator((_: undefined, context: ExecutionContext) =>
  commandContextOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
