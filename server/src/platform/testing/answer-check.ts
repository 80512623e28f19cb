import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import findMyWay, { type HTTPMethod } from 'find-my-way';

import type { Schema } from '../openapi/call-types.js';
import { describeApi, type ApiDescription } from '../openapi/describe-api.js';
import { unknownFeature, type Operation } from '../openapi/operation.js';
import type { Response } from '../openapi/responses.js';
import type { Answer, AnswerCheck } from './browser.js';

/**
 * Checks answers against the API description of an application. Skips controllers added by a spec,
 * which are not described.
 */
export function answerCheckOf(nest: NestFastifyApplication): AnswerCheck {
  const description = describeApi(nest.get(ModulesContainer));
  const operations = operationsOf(description);
  const bodies = new Bodies(description.components);
  return (method, path, answer) => {
    const verb = method.toUpperCase();
    const [pathname = path] = path.split('?');
    const operation = operations(verb, pathname);
    if (operation === undefined || operation.tags.includes(unknownFeature)) return;
    const problem = problemIn(operation, answer, bodies);
    if (problem === undefined) return;
    const about = `API description of ${verb} ${pathname}: ${problem}`;
    throw new Error(`${about}\n${answer.status} ${answer.text}`);
  };
}

/**
 * Matches with the server's own router library, so that each call finds the route that answered it.
 */
function operationsOf({
  paths,
}: ApiDescription): (method: string, path: string) => Operation | undefined {
  const router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: 512 });
  for (const [template, operations] of Object.entries(paths)) {
    const path = template.replaceAll('{rest}', '*').replaceAll(/\{(\w+)\}/g, ':$1');
    for (const [method, operation] of Object.entries(operations))
      // Nest's method names are those of HTTP.
      router.on(method.toUpperCase() as HTTPMethod, path, () => undefined, operation);
  }
  // The loop above added only operations as stores.
  return (method, path) => router.find(method as HTTPMethod, path)?.store as Operation | undefined;
}

function problemIn({ responses }: Operation, answer: Answer, bodies: Bodies): string | undefined {
  const response = bodies.responseOf(responses[answer.status]);
  if (response === undefined) return 'does not know the status';
  const type = answer.headers['content-type']?.split(';')[0];
  if (type === undefined || hasNoBody(answer) || isPageOfRefusal(answer, type)) return undefined;
  const described = contentOf(response, type);
  if (described === undefined) return `does not know ${type}`;
  const { schema } = described;
  return schema && type.endsWith('json') ? bodies.problemIn(schema, answer.body) : undefined;
}

/** Also matches wildcard types such as all images, or any type. */
const contentOf = ({ content = {} }: Response, type: string) =>
  content[type] ?? content[type.replace(/\/.*/, '/*')] ?? content['*/*'];

/** 304 repeats the content type of the client's cached copy (RFC 9110, 15.4.5). */
const hasNoBody = ({ status }: Answer): boolean => status === 304;

/** Browsers get a page instead of a problem. */
const isPageOfRefusal = ({ status }: Answer, type: string): boolean =>
  status >= 400 && type === 'text/html';

/** Compiles schemas on first use, each once, with only the parts they refer to. */
class Bodies {
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false });
  private readonly compiled = new Map<string, ValidateFunction>();
  private readonly added = new Set<string>();

  constructor(private readonly components: ApiDescription['components']) {}

  responseOf(response: Response | undefined): Response | undefined {
    const name = response?.$ref?.split('/').at(-1);
    return name === undefined ? response : this.components.responses[name];
  }

  problemIn(schema: Schema, body: unknown): string | undefined {
    const validate = this.validatorOf(schema);
    if (validate(body)) return undefined;
    return `has another body: ${this.ajv.errorsText(validate.errors)}`;
  }

  private validatorOf(schema: Schema): ValidateFunction {
    const text = JSON.stringify(schema);
    const cached = this.compiled.get(text);
    if (cached !== undefined) return cached;
    const compiled = this.ajv.compile(this.withParts(text));
    this.compiled.set(text, compiled);
    return compiled;
  }

  /** Registers a schema's referenced parts recursively, and returns the schema. */
  private withParts(text: string): Schema {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const part = this.components.schemas[name];
      if (part === undefined || this.added.has(name)) continue;
      this.added.add(name);
      this.ajv.addSchema(this.withParts(JSON.stringify(part)), name);
    }
    // The text is a serialized schema.
    return closed(JSON.parse(text.replaceAll('"#/components/schemas/', '"'))) as Schema;
  }
}

/** Forbids undeclared fields in answers, although clients must tolerate them. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, closed(part)]),
  );
  const isOpen = parts['type'] === 'object' && 'properties' in parts;
  return isOpen ? { additionalProperties: false, ...parts } : parts;
}
