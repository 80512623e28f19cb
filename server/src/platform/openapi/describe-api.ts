import type { ModulesContainer } from '@nestjs/core';

import { apiRoutes, type ApiRoute } from './api-routes.js';
import { readWireTypes, type Schema } from './call-types.js';
import { operationOf, type Operation } from './operation.js';
import { refusedResponses } from './refused-answers.js';
import type { Responses } from './responses.js';

/** An OpenAPI 3.1 document, with what of it our own code reads. */
export interface ApiDescription {
  readonly openapi: '3.1.0';
  readonly info: object;
  /** By path as OpenAPI writes it, and by method in small letters. */
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
    'Every call of the server. Each path means the same with and without a slash at its end.',
    'A refused call is answered by a problem (RFC 9457), whose `code` is stable.',
    'What a call is about is the store of the host that it is sent to, or of the division in its path.',
  ].join('\n\n'),
};

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'selvedge-session' },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'The value of the cookie `XSRF-TOKEN`, which every call answers with.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'That of a session of connect, from its own origin, without cookies.',
  },
};

/** What the built client is made of, which no controller answers. */
const files = {
  '/assets/{rest}': {
    get: {
      operationId: 'assets',
      tags: ['office'],
      summary: 'a file of the built client',
      parameters: [{ name: 'rest', in: 'path', required: true, schema: { type: 'string' } }],
      responses: { 200: { description: 'Done.', content: { '*/*': {} } } },
      security: [{}],
    },
  },
};

/** All of the controllers in these modules, as their decorators and types say it. */
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

/** `/pages/{id}` of `/pages/:id`. */
function templateOf({ path }: Pick<ApiRoute, 'path'>): string {
  return path.replaceAll(/:(\w+)/g, '{$1}').replaceAll('*', '{rest}');
}
