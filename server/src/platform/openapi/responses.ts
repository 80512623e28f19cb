import type { Schema } from './call-types.js';

/** Response description, or a reference to one. */
export interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export type Responses = Readonly<Record<string, Response>>;
