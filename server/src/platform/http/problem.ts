import { HttpException } from '@nestjs/common';
import type { ErrorKind, Problem } from '@selvedge/shared/http/problem';
import { messages, problemTitles } from '@selvedge/shared/messages';

import { DomainError } from '../domain-error.js';
import { isDatabaseAway } from './database-away.js';
import {
  BodyTooLarge,
  DatabaseAway,
  MalformedRequest,
  UnsupportedContentType,
} from './http.errors.js';
import { NotFound } from '../refusals.js';

const { api, notFound, permissionDenied, proRequired, server } = problemTitles;

const answers: Readonly<Record<ErrorKind, { readonly status: number; readonly title: string }>> = {
  malformed: { status: 400, title: api },
  'unavailable-item': { status: 400, title: api },
  unauthenticated: { status: 401, title: api },
  'pro-required': { status: 402, title: proRequired },
  forbidden: { status: 403, title: permissionDenied },
  'not-found': { status: 404, title: notFound },
  conflict: { status: 409, title: api },
  'too-large': { status: 413, title: api },
  'unsupported-type': { status: 415, title: api },
  invalid: { status: 422, title: api },
  'rate-limited': { status: 429, title: api },
  unavailable: { status: 503, title: api },
};

/** Refusal that an error represents; undefined for a bug. */
export function refusalIn(thrown: unknown): DomainError | undefined {
  if (thrown instanceof DomainError) return thrown;
  if (isDatabaseAway(thrown)) return new DatabaseAway();
  return ofFramework(statusOf(thrown));
}

/**
 * Body of a refused call; without a refusal, the general message and no details (ERR-005, ERR-010).
 */
export function problemOf(refusal: DomainError | undefined, correlationId: string): Problem {
  if (refusal === undefined) return problemOfBug(correlationId);
  const { code, kind, message, errors, current } = refusal;
  return {
    type: 'about:blank',
    ...answers[kind],
    detail: message,
    message,
    code,
    ...(errors === undefined ? {} : { errors }),
    ...(current === undefined ? {} : { current }),
    correlationId,
  };
}

function problemOfBug(correlationId: string): Problem {
  const detail = messages.somethingWrong;
  const code = 'ServerError';
  return {
    type: 'about:blank',
    title: server,
    status: 500,
    detail,
    message: detail,
    code,
    correlationId,
  };
}

/** Status that Fastify or Nest assigned to its own refusal. */
function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (!(thrown instanceof Error && 'statusCode' in thrown)) return undefined;
  return typeof thrown.statusCode === 'number' ? thrown.statusCode : undefined;
}

function ofFramework(status: number | undefined): DomainError | undefined {
  if (status === undefined || status < 400 || status >= 500) return undefined;
  if (status === 404 || status === 405) return new NotFound();
  if (status === 413) return new BodyTooLarge();
  return status === 415 ? new UnsupportedContentType() : new MalformedRequest();
}
