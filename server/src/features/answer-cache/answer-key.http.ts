import type { Type } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';
import { getMetadataStorage } from 'class-validator';
import type { FastifyRequest } from 'fastify';

import { isSignedIn, visitorSession } from '../../platform/authorization/session-token.js';
import { memoizeByObject } from '../../platform/memoize-by-object.js';
import { visitRefusal } from '../stores/index.js';

/** Maximum key length in characters; longer queries are not cached. */
const longestKey = 400;

/** Cache key of an answer that is the same for all visitors. */
export interface AnswerKey {
  readonly division: number;
  readonly text: string;
  /** Whether the key depends on the query, so that the number of keys is unlimited. */
  readonly isEndless: boolean;
}

/** Properties of a call that distinguish its answers, besides store and path. */
export interface CachedCall {
  /** Contract of the query; other parameters are ignored. */
  readonly query?: Type;
}

/** Undefined if the answer may be personal or the shop is not public (decision 0054). */
export function answerKeyOf(
  request: FastifyRequest,
  store: Store | undefined,
  { query }: CachedCall,
): AnswerKey | undefined {
  const { facts, routeOptions, params } = request;
  if (!isAnonymous(request) || !isPublic(request, store)) return undefined;
  const parameters = query === undefined ? [] : parametersIn(request.query, query);
  // The key names the store by number, since the path can spell it in several ways.
  const { division: _, ...names } = params as Readonly<Record<string, string>>;
  const text = JSON.stringify([facts.division, routeOptions.url, names, parameters]);
  if (text.length > longestKey) return undefined;
  return { division: facts.division, text, isEndless: parameters.length > 0 };
}

/** True without an account, an editor or another store's host. */
function isAnonymous({ facts, headers }: FastifyRequest): boolean {
  const { session, token, editor, frame, tenant, division } = facts;
  const isSomebody = session.subject !== null || (token !== undefined && isSignedIn(token));
  const isEditor = editor !== undefined || frame !== undefined;
  const isOtherStore = tenant.division !== division || tenant.context === 'atlas';
  return !isSomebody && !isEditor && !isOtherStore && headers.authorization === undefined;
}

/**
 * Answers of shops that are not public are never cached, even for visitors who passed the gate
 * (GRD-004, GRD-005).
 */
function isPublic({ facts }: FastifyRequest, store: Store | undefined): boolean {
  if (store === undefined) return false;
  return visitRefusal({ ...facts, session: visitorSession(undefined) }, store) === undefined;
}

/** Returns the parameters that the contract reads, in a fixed order. */
function parametersIn(query: unknown, contract: Type): readonly (readonly [string, unknown])[] {
  // Safe: the router parsed it from the URL.
  const given = query as Readonly<Record<string, unknown>>;
  return fieldsOf(contract).flatMap((name) =>
    Object.hasOwn(given, name) ? [[name, given[name]] as const] : [],
  );
}

const fieldsOf = memoizeByObject((contract: Type): readonly string[] => {
  const rules = getMetadataStorage().getTargetValidationMetadatas(contract, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))].toSorted();
});
