import type { Type } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';
import { getMetadataStorage } from 'class-validator';
import type { FastifyRequest } from 'fastify';

import { isSignedIn, visitorSession } from '../../platform/authorization/session-token.js';
import { memoizeByObject } from '../../platform/memoize-by-object.js';
import { visitRefusal } from '../stores/index.js';

/** In characters: whoever asks for more gets an answer of their own. */
const longestKey = 400;

/** Names an answer of everybody's. */
export interface AnswerKey {
  readonly division: number;
  readonly text: string;
  /** Whether there is any number of such calls: the query says something. */
  readonly isEndless: boolean;
}

/** What of a call tells its answers apart, beside store and path. */
export interface CachedCall {
  /** The contract of its query: what else stands in an address changes nothing. */
  readonly query?: Type;
}

/** Undefined where the answer may be one person's, or the shop lets in only some (decision 0054). */
export function answerKeyOf(
  request: FastifyRequest,
  store: Store | undefined,
  { query }: CachedCall,
): AnswerKey | undefined {
  const { facts, routeOptions, params } = request;
  if (!isOfNobody(request) || !isOpenToStrangers(request, store)) return undefined;
  const parameters = query === undefined ? [] : parametersIn(request.query, query);
  // The store is named by its number: its path may write that in several ways.
  const { division: _, ...names } = params as Readonly<Record<string, string>>;
  const text = JSON.stringify([facts.division, routeOptions.url, names, parameters]);
  if (text.length > longestKey) return undefined;
  return { division: facts.division, text, isEndless: parameters.length > 0 };
}

/** Neither an account, nor an editor, nor a store that is looked at from another one's host. */
function isOfNobody({ facts, headers }: FastifyRequest): boolean {
  const { session, token, editor, frame, tenant, division } = facts;
  const isSomebody = session.subject !== null || (token !== undefined && isSignedIn(token));
  const isEditor = editor !== undefined || frame !== undefined;
  const isOtherStore = tenant.division !== division || tenant.context === 'atlas';
  return !isSomebody && !isEditor && !isOtherStore && headers.authorization === undefined;
}

/** GRD-004, GRD-005: what only some may see is kept for nobody, whoever has passed the gate. */
function isOpenToStrangers({ facts }: FastifyRequest, store: Store | undefined): boolean {
  if (store === undefined) return false;
  return visitRefusal({ ...facts, session: visitorSession(undefined) }, store) === undefined;
}

/** What the contract reads of a query, in one order however it was written. */
function parametersIn(query: unknown, contract: Type): readonly (readonly [string, unknown])[] {
  // The router made it of the address.
  const given = query as Readonly<Record<string, unknown>>;
  return fieldsOf(contract).flatMap((name) =>
    Object.hasOwn(given, name) ? [[name, given[name]] as const] : [],
  );
}

const fieldsOf = memoizeByObject((contract: Type): readonly string[] => {
  const rules = getMetadataStorage().getTargetValidationMetadatas(contract, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))].toSorted();
});
