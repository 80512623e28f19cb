import { SetMetadata } from '@nestjs/common';
import type { ConnectScope } from '@selvedge/shared/connect/scopes';
import type { FastifyRequest } from 'fastify';

import type { EditorPass } from '../authorization/editor-sessions.js';

/** Scopes that a call requires of an external editor. */
type Needs = readonly ConnectScope[] | ((request: FastifyRequest) => readonly ConnectScope[]);

/** How external editors may call a route. */
export interface EditorOpening {
  readonly needs: Needs;
  /** Required token holder: the editor program, or the page in its frame. */
  readonly holder: EditorPass['holder'];
}

const opening = Symbol('selvedge:open-to-editors');
const cookieless = Symbol('selvedge:cookieless');

/**
 * `@OpenToEditors('page:read')`: also accepts an external editor by its bearer token, from its own
 * origin, without cookies and CSRF token. The route's authorization policy still applies.
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

/**
 * `@Cookieless()`: the caller proves itself by a secret and sends no cookies, so no CSRF token is
 * needed.
 */
export function Cookieless(): MethodDecorator {
  return SetMetadata(cookieless, true);
}

export function openingOf(handler: object): EditorOpening | undefined {
  // The decorators above have set it.
  return Reflect.getMetadata(opening, handler) as EditorOpening | undefined;
}

export function isCookieless(handler: object): boolean {
  return Reflect.getMetadata(cookieless, handler) === true;
}

/** Bearer token of the `Authorization` header; undefined without one. */
export function bearerIn({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +([\w.-]{1,4096})$/i.exec(headers.authorization ?? '')?.[1];
}
