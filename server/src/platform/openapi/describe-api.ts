import type { ModulesContainer } from '@nestjs/core';

import { apiRoutes, type ApiRoute } from './api-routes.js';
import { readWireTypes, type Schema } from './call-types.js';
import { operationOf, type Operation } from './operation.js';
import { refusedResponses } from './refused-answers.js';
import type { Responses } from './responses.js';

/** OpenAPI 3.1 document, with the fields that this code reads. */
export interface ApiDescription {
  readonly openapi: '3.1.0';
  readonly info: object;
  /** By path in OpenAPI notation, then by lower-case method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Responses;
    readonly securitySchemes: object;
  };
}

const info = {
  title: 'Selvedge',
  version: '3',
  description: [
    'All calls of the server. Trailing slashes in paths are optional.',
    'Refused calls return a problem (RFC 9457) with a stable `code`.',
    'A call applies to the store of the host it is sent to, or to the division in its path.',
  ].join('\n\n'),
};

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'selvedge-session' },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'Value of the cookie `XSRF-TOKEN`, which every response sets.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'Token of a connect session, sent from its own origin, without cookies.',
  },
};

/** Files of the built client, which no controller serves. */
const files = {
  '/assets/{rest}': {
    get: {
      operationId: 'assets',
      tags: ['office'],
      summary: 'File of the built client',
      parameters: [{ name: 'rest', in: 'path', required: true, schema: { type: 'string' } }],
      responses: { 200: { description: 'Done.', content: { '*/*': {} } } },
      security: [{}],
    },
  },
};

/** Describes all controllers of these modules from their decorators and types. */
export function describeApi(modules: ModulesContainer): ApiDescription {
  const wire = readWireTypes();
  const paths: Record<string, Record<string, Operation>> = { ...files };
  for (const route of apiRoutes(modules)) {
    const path = (paths[templateOf(route)] ??= {});
    path[route.method.toLowerCase()] = operationOf(route, wire);
  }
  const components = {
    schemas: wire.schemas,
    responses: refusedResponses(),
    securitySchemes,
  };
  return { openapi: '3.1.0', info, paths, components };
}

/** `/pages/{id}` for `/pages/:id`. */
function templateOf({ path }: Pick<ApiRoute, 'path'>): string {
  return path.replaceAll(/:(\w+)/g, '{$1}').replaceAll('*', '{rest}');
}
