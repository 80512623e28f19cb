import { readFileSync } from 'node:fs';
import path from 'node:path';

/** JSON Schema 2020-12, as used by OpenAPI 3.1. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
  readonly [keyword: string]: unknown;
}

/** Types declared by the method of a route. */
export interface CallTypes {
  /** Folder of its feature. */
  readonly feature: string;
  /** Comment of its class. */
  readonly about?: string;
  readonly description?: string;
  readonly answer?: Schema;
  readonly body?: Schema;
  readonly query?: Schema;
  /** Fields of a plain form. */
  readonly form?: Schema;
}

export interface WireTypes {
  /** Types by class and method: `PagesController.list`. */
  readonly calls: Readonly<Record<string, CallTypes>>;
  /** Schemas by reference name. */
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** Generated next to the sources and their build output. */
const file = path.resolve(import.meta.dirname, '../../../call-types.gen.json');

/** Types that tools/generate/calls extracted from the sources. */
export function readWireTypes(): WireTypes {
  // Written by our own tool.
  return JSON.parse(readFileSync(file, 'utf8')) as WireTypes;
}

/** Resolves a schema's reference, if it is one. */
export function resolved(schema: Schema, { schemas }: WireTypes): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (schemas[name] ?? {});
}
