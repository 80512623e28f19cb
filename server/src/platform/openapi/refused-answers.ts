import type { Problem } from '@selvedge/shared/http/problem';
import { anotherStore, notSignedIn, permissionDenied } from '@selvedge/shared/permissions/refusals';
import { messages } from '@selvedge/shared/messages';

import { Refused } from '../authorization/refused.js';
import type { DomainError } from '../domain-error.js';
import {
  BodyTooLarge,
  CsrfTokenInvalid,
  DatabaseAway,
  MalformedRequest,
  TooManyRequests,
  UnknownHost,
  UnsupportedContentType,
} from '../http/http.errors.js';
import { problemOf } from '../http/problem.js';
import { InvalidInput, NotFound } from '../refusals.js';
import type { Responses } from './responses.js';
import type { RouteTraits } from './route-traits.js';

/** Status of refused calls: which calls can return it, why, and examples. */
interface RefusedAnswer {
  readonly isOf: (traits: RouteTraits) => boolean;
  readonly why: string;
  /** Refusals that any call can return; features add their own. */
  readonly shared: readonly (DomainError | undefined)[];
}

const everyCall = (): boolean => true;
const onShops = ({ config }: RouteTraits): boolean => config.anyHost !== true;
const writing = ({ isWriting }: RouteTraits): boolean => isWriting;
const guarded = ({ row }: RouteTraits): boolean => row !== undefined;

const refusedAnswers: Readonly<Record<number, RefusedAnswer>> = {
  400: {
    isOf: onShops,
    why: 'The request cannot be read, or names an item that is not available.',
    shared: [new MalformedRequest()],
  },
  401: { isOf: onShops, why: 'The caller is not signed in.', shared: [new Refused(notSignedIn)] },
  402: {
    isOf: (traits) => writing(traits) && guarded(traits),
    why: 'The call requires the Pro plan.',
    shared: [],
  },
  403: {
    isOf: (traits) => onShops(traits) || writing(traits),
    why: 'The caller lacks permission, or did not prove that the request comes from one of our pages.',
    shared: [new Refused(permissionDenied), new Refused(anotherStore), new CsrfTokenInvalid()],
  },
  404: {
    isOf: onShops,
    why: 'Not found.',
    shared: [new NotFound(), new UnknownHost()],
  },
  409: {
    isOf: writing,
    why: 'The call conflicts with the current state; `current` contains that state where it helps.',
    shared: [],
  },
  413: { isOf: writing, why: 'The body is too large.', shared: [new BodyTooLarge()] },
  415: {
    isOf: writing,
    why: 'The content type is not supported.',
    shared: [new UnsupportedContentType()],
  },
  422: {
    isOf: onShops,
    why: 'Fields are invalid: `errors` lists them by dotted path.',
    shared: [new InvalidInput({ name: [messages.required] })],
  },
  429: {
    isOf: ({ rateLimit }) => rateLimit !== undefined,
    why: 'Too many calls in a minute; `Retry-After` gives the seconds to wait.',
    shared: [new TooManyRequests(60)],
  },
  500: { isOf: everyCall, why: 'Internal server error.', shared: [undefined] },
  503: {
    isOf: everyCall,
    why: 'The server is temporarily unavailable.',
    shared: [new DatabaseAway()],
  },
};

const correlationId = '00000000-0000-4000-8000-000000000000';

/** `#/components/responses` for all of them, by status. */
export function refusedResponses(): Responses {
  return Object.fromEntries(
    Object.entries(refusedAnswers).map(([status, { why, shared }]) => [
      `Refused${status}`,
      { description: why, content: { 'application/problem+json': contentOf(shared) } },
    ]),
  );
}

/** Possible refusals of one call, as references. */
export function refusalsOf(traits: RouteTraits): Responses {
  return Object.fromEntries(
    Object.entries(refusedAnswers)
      .filter(([, { isOf }]) => isOf(traits))
      .map(([status]) => [status, { $ref: `#/components/responses/Refused${status}` }]),
  );
}

function contentOf(shared: RefusedAnswer['shared']): object {
  const problems = shared.map((refusal): Problem => problemOf(refusal, correlationId));
  const examples = Object.fromEntries(
    problems.map((problem) => [problem.code, { summary: problem.detail, value: problem }]),
  );
  const schema = { $ref: '#/components/schemas/Problem' };
  return problems.length === 0 ? { schema } : { schema, examples };
}
