import type { BlockFixture } from '@selvedge/shared/blocks/model/block-fixture';
import { ModulesContainer } from '@nestjs/core';

import { apiRoutes } from '../platform/openapi/api-routes.js';
import {
  readWireTypes,
  resolved,
  type Schema,
  type WireTypes,
} from '../platform/openapi/call-types.js';
import type { TestApp } from '../platform/testing/start-app.js';

/** Length of a text in a body, in UTF-16 units. */
const longUnits = 65_536;
/** Length of a text in an address, because Node accepts 16 KB of headers. */
const queryUnits = 1_998;

const repeated = (part: string, end = ''): string =>
  part.repeat(Math.floor((longUnits - end.length) / part.length)) + end;

/**
 * Texts for which a careless expression or loop takes quadratic or exponential time. The last
 * character of most of them makes a match fail.
 */
export const worstCases: Readonly<Record<string, string>> = {
  // Spaces at the start are removed first.
  spaces: `x${repeated(' ', 'xx').slice(0, -1)}`,
  digits: repeated('9', 'x'),
  letters: repeated('a', '!'),
  dots: repeated('a.', '@'),
  comments: repeated('<!---->'),
  entities: repeated('&#'),
  'combining marks': repeated('a\u0301\u0327'),
};

/** Request with a text in some of its fields. */
interface TextRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object | string;
}

export interface TextCall {
  /** `POST /omnis/v3/products` */
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  /** Requests that together contain the text in each text field. */
  readonly with: (text: string) => readonly TextRequest[];
}

/** Every call with a text field in its body, form or query. */
export function textCalls(app: TestApp): readonly TextCall[] {
  const wire = readWireTypes();
  return apiRoutes(app.get(ModulesContainer)).flatMap((route) => {
    const { body, form, query } = wire.calls[route.name] ?? {};
    // Safe: the listed routes use only these five methods.
    const method = route.method.toLowerCase() as TextCall['method'];
    const call = { name: `${route.method} ${route.path}`, method, path: route.path };
    const requests: TextCall['with'][] = [
      ...(body === undefined ? [] : [jsonRequests(body, wire)]),
      ...(form === undefined ? [] : [formRequests(form, wire)]),
      ...(query === undefined ? [] : [queryRequests(query, wire)]),
    ];
    return requests.map((withText) => ({ ...call, with: withText }));
  });
}

type Requests = (schema: Schema, wire: WireTypes) => TextCall['with'];

/** A body without declared fields is a CSV table. */
const jsonRequests: Requests = (schema, wire) => (text) =>
  Object.keys(schema).length === 0
    ? [{ path: '', headers: { 'content-type': 'text/csv' }, body: text }]
    : // Five texts, escaped or in UTF-8, are shorter than the limit of a body.
      rounds(schema, { wire, text, perRound: 5 }).map((value) => ({
        path: '',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(value),
      }));

const formRequests: Requests = (schema, wire) => (text) =>
  // Percent encoding makes a text up to seven times as long.
  rounds(schema, { wire, text, perRound: 2 }).map((value) => ({
    path: '',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      accept: 'text/html',
    },
    body: parameters(value),
  }));

const queryRequests: Requests = (schema, wire) => (text) =>
  rounds(schema, { wire, text: text.slice(-queryUnits), perRound: 1 }).map((value) => ({
    path: `?${parameters(value)}`,
    headers: {},
  }));

/** Lists and objects in forms and queries are JSON or are ignored. */
function parameters(value: unknown): string {
  const pairs = new URLSearchParams();
  // The schemas of forms and queries describe objects.
  for (const [name, one] of Object.entries(value as object))
    pairs.append(name, typeof one === 'string' ? one : JSON.stringify(one));
  return pairs.toString();
}

interface Filling {
  readonly wire: WireTypes;
  readonly text: string;
  /** Number of fields with the text in one request. */
  readonly perRound: number;
}

/** Values of a schema; each text field has the text in one of them. */
function rounds(schema: Schema, filling: Filling): readonly unknown[] {
  const values: unknown[] = [];
  let fields: number;
  do {
    const filler = new Filler(filling, values.length);
    values.push(filler.value(schema));
    ({ fields } = filler);
  } while (values.length * filling.perRound < fields);
  return fields === 0 ? [] : values;
}

/** Depth at which a schema that contains itself ends. */
const maxDepth = 6;

class Filler {
  /** Text fields so far. */
  fields = 0;

  constructor(
    private readonly filling: Filling,
    private readonly round: number,
  ) {}

  value(schema: Schema, depth = 0): unknown {
    const { const: constant, enum: options, anyOf, ...rest } = resolved(schema, this.filling.wire);
    if (constant !== undefined) return constant;
    if (Array.isArray(options)) return options[0];
    // The alternatives differ in their fields; the last one is the largest in our contracts.
    if (Array.isArray(anyOf)) return this.value(anyOf.at(-1) as Schema, depth);
    return depth > maxDepth ? undefined : this.typed(rest, depth + 1);
  }

  private typed({ type, items, properties, additionalProperties }: Schema, depth: number): unknown {
    if (properties !== undefined)
      return Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, this.value(field, depth)]),
      );
    // A list has one schema for all its items.
    if (items !== undefined) return [this.value(items as Schema, depth)];
    if (typeof additionalProperties === 'object')
      return { a: this.value(additionalProperties, depth) };
    const types = [type].flat();
    if (types.includes('string')) return this.text();
    if (types.includes('boolean')) return true;
    if (types.includes('number') || types.includes('integer')) return 1;
    return types.includes('null') ? null : {};
  }

  private text(): string {
    const isInRound = Math.floor(this.fields / this.filling.perRound) === this.round;
    this.fields += 1;
    return isInRound ? this.filling.text : 'x';
  }
}

/** Copy of a block in which each text of its content has been replaced. */
export function withText(
  { values, items = [], ...block }: BlockFixture,
  text: string,
): BlockFixture {
  const replaced = JSON.stringify(values, (_, one: unknown) =>
    typeof one === 'string' ? text : one,
  );
  return {
    ...block,
    // Safe: only texts were replaced, so the shape is the same.
    values: JSON.parse(replaced) as BlockFixture['values'],
    items: items.map((item) => withText(item, text)),
  };
}
