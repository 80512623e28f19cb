import { SetMetadata } from '@nestjs/common';
import type { ConnectScope } from '@selvedge/shared/connect/scopes';
import type { FastifyRequest } from 'fastify';

import type { EditorPass } from '../authorization/editor-sessions.js';

/** What a call takes of an external editor: each of these scopes. */
type Needs = readonly ConnectScope[] | ((request: FastifyRequest) => readonly ConnectScope[]);

/** How external editors come in by a route. */
export interface EditorOpening {
  readonly needs: Needs;
  /** Whether the page in the frame comes in too, or nobody but it. */
  readonly holder: EditorPass['holder'];
}

const opening = Symbol('selvedge:open-to-editors');
const cookieless = Symbol('selvedge:cookieless');

/**
 * `@OpenToEditors('page:read')`: also for an external editor by its bearer, from its own origin, without
 * cookies and CSRF token. The row of the policy that guards the route holds as well.
 */
export function OpenToEditors(needs: ConnectScope | Needs): MethodDecorator {
  const entry: EditorOpening = {
    needs: typeof needs === 'string' ? [needs] : needs,
    holder: 'host',
  };
  return SetMetadata(opening, entry);
}

/** `@OpenToFrames()`: the same for the page that an external editor shows in a frame. */
export function OpenToFrames(): MethodDecorator {
  const entry: EditorOpening = { needs: ['page:read'], holder: 'frame' };
  return SetMetadata(opening, entry);
}

/** `@Cookieless()`: whoever calls knows a secret, and comes without cookies; there is no CSRF token to bring. */
export function Cookieless(): MethodDecorator {
  return SetMetadata(cookieless, true);
}

export function openingOf(handler: object): EditorOpening | undefined {
  // What the decorators above have set.
  return Reflect.getMetadata(opening, handler) as EditorOpening | undefined;
}

export function isCookieless(handler: object): boolean {
  return Reflect.getMetadata(cookieless, handler) === true;
}

/** Of the header `Authorization`; undefined where there is none of this scheme. */
export function bearerIn({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +([\w.-]{1,4096})$/i.exec(headers.authorization ?? '')?.[1];
}
