import type { ApiRoute } from './api-routes.js';
import { resolved, type CallTypes, type Schema, type WireTypes } from './call-types.js';
import { refusalsOf } from './refused-answers.js';
import type { Responses } from './responses.js';
import { traitsOf, type RouteTraits } from './route-traits.js';
import type { Sent } from './sends.js';

export interface Operation {
  readonly tags: readonly string[];
  readonly responses: Responses;
  readonly [field: string]: unknown;
}

/** Call with its collected traits and types. */
interface Call {
  readonly route: ApiRoute;
  readonly traits: RouteTraits;
  readonly types: CallTypes;
  readonly wire: WireTypes;
}

/** Tag of calls without extracted types: their controller was added by a spec. */
export const unknownFeature = 'other';
const unknownCall: CallTypes = { feature: unknownFeature };

/** OpenAPI operation of one route. */
export function operationOf(route: ApiRoute, wire: WireTypes): Operation {
  const types = wire.calls[route.name] ?? unknownCall;
  const call: Call = { route, traits: traitsOf(route), types, wire };
  const { description, about } = types;
  const { row, rateLimit, opening } = call.traits;
  const body = bodyOf(call);
  const fullText = [description, about].filter((text) => text !== undefined).join('\n\n');
  return {
    operationId: `${route.name}${route.path}`.replaceAll(/\W+/g, '_').replace(/_$/, ''),
    tags: [types.feature],
    summary: summaryOf(route, description),
    ...(fullText !== '' && { description: fullText }),
    parameters: [...pathParameters(route), ...queryParameters(call)],
    ...(body && { requestBody: body }),
    responses: { ...refusalsOf(call.traits), ...answersOf(call) },
    security: securityOf(call.traits),
    'x-requirements': [...new Set(fullText.match(/\b[A-Z]{3}-\d{3}\b/g))],
    ...(row && { 'x-policy': row }),
    ...(rateLimit && { 'x-calls-per-minute': rateLimit }),
    ...(Array.isArray(opening?.needs) && { 'x-connect-scopes': opening.needs }),
  };
}

/**
 * First sentence of the description, without the requirement in front; otherwise the method's name.
 */
function summaryOf({ name }: ApiRoute, description = ''): string {
  const sentence =
    description.replace(/^[A-Z]{3}-\d{3}\b[^.:]*[.:]\s*/, '').split(/[.;:](\s|$)/)[0] ?? '';
  if (sentence !== '') return sentence.replaceAll('\n', ' ');
  const method = name.split('.').at(-1) ?? name;
  return method.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Path parameters: `:id`, and the rest matched by an asterisk. */
function pathParameters({ path }: ApiRoute): readonly object[] {
  const names = Array.from(path.matchAll(/:(\w+)|\*/g), ([, name = 'rest']) => name);
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function queryParameters({ types: { query }, wire }: Call): readonly object[] {
  if (query === undefined) return [];
  const { properties, required = [] } = resolved(query, wire);
  // Parsed by custom rules: any name is accepted.
  if (properties === undefined) return [{ name: 'query', in: 'query', schema: { type: 'object' } }];
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...(description !== undefined && { description }),
    ...(required.includes(name) && { required: true }),
    schema,
  }));
}

function bodyOf({ types: { body, form }, traits: { config } }: Call): object | undefined {
  if (config.streamedBody) return { required: true, content: { 'application/octet-stream': {} } };
  if (config.fileForm) return { required: true, content: { 'multipart/form-data': {} } };
  if (form !== undefined)
    return { content: { 'application/x-www-form-urlencoded': { schema: form } } };
  if (body === undefined) return undefined;
  // A body without declared fields is a CSV table.
  const type = Object.keys(body).length === 0 ? 'text/csv' : 'application/json';
  return { required: true, content: { [type]: { schema: body } } };
}

function answersOf({ route, traits, types: { answer } }: Call): Responses {
  const { isRedirecting, status, contentType } = traits;
  const type = contentType ?? (answer && 'application/json');
  const isCall = route.path.startsWith('/omnis/');
  const usual = type !== undefined || isCall ? { [status]: [type ?? []].flat() } : pageAnswers;
  return {
    ...(isRedirecting && sentAnswers({ 303: [], 308: [] })),
    ...sentAnswers(traits.sent ?? usual, answer),
  };
}

/** Answers of page methods: the client script requests the page state from the same address. */
const pageAnswers: Sent = { 200: ['text/html', 'application/json'], 303: [], 304: [] };

/** All media types share the schema that the method declares. */
function sentAnswers(sent: Sent, schema?: Schema): Responses {
  return Object.fromEntries(
    Object.entries(sent).map(([status, types]) => {
      if (types.length === 0) return [status, { description: 'No body.' }];
      const content = types.map((type) => [type, schema ? { schema } : {}] as const);
      return [status, { description: 'Done.', content: Object.fromEntries(content) }];
    }),
  );
}

/** Each entry is one way to authenticate; an empty one means anonymous access. */
function securityOf({ row, opening, isCookieless, isWriting }: RouteTraits): readonly object[] {
  const csrf = isWriting ? { csrf: [] } : {};
  if (isCookieless) return [{}];
  const bearer = opening === undefined ? [] : [{ bearer: [] }];
  if (row !== undefined) return [{ session: [], ...csrf }, ...bearer];
  return isWriting ? [{ session: [], ...csrf }, ...bearer] : [{}, { session: [] }, ...bearer];
}
