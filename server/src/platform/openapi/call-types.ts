import { readFileSync } from 'node:fs';
import path from 'node:path';

/** JSON Schema 2020-12, which OpenAPI 3.1 speaks. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
  readonly [keyword: string]: unknown;
}

/** What the method of a route declares. */
export interface CallTypes {
  /** The folder of its feature. */
  readonly feature: string;
  /** What the comment of its class says. */
  readonly about?: string;
  readonly description?: string;
  readonly answer?: Schema;
  readonly body?: Schema;
  readonly query?: Schema;
  /** Of a plain form. */
  readonly form?: Schema;
}

export interface WireTypes {
  /** By class and method: `PagesController.list`. */
  readonly calls: Readonly<Record<string, CallTypes>>;
  /** By the names that references give. */
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** Beside the sources and beside what is built of them. */
const file = path.resolve(import.meta.dirname, '../../../call-types.gen.json');

/** As tools/generate/calls found them in the sources. */
export function readWireTypes(): WireTypes {
  // Written by our own tool.
  return JSON.parse(readFileSync(file, 'utf8')) as WireTypes;
}

/** What a schema stands for: itself, or what it refers to. */
export function resolved(schema: Schema, { schemas }: WireTypes): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (schemas[name] ?? {});
}
