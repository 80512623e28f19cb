import type { Schema } from './call-types.js';

/** Itself, or where it is described. */
export interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export type Responses = Readonly<Record<string, Response>>;
