import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, Length } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { IsModelId, maxIds } from '../catalogue/calls/contract.js';
import { unlessAbsent } from '../http/field-decorators.js';

/** Body of POST /omnis/v3/models/fetch/. */
export class FetchModels {
  /** Uuids, or integer ids as numbers or text. A single id returns a single object. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(maxIds)
  @IsModelId({ each: true })
  ids!: (string | number)[];

  /** Relations to include, by name. */
  @unlessAbsent
  @IsArray()
  @ArrayMaxSize(20)
  @IsString({ each: true })
  @Length(1, 64, { each: true })
  relations?: string[];

  /** Fields to include; all if absent or empty. The id is always included. */
  @unlessAbsent
  @IsArray()
  @ArrayMaxSize(100)
  @IsString({ each: true })
  @Length(1, 64, { each: true })
  attributes?: string[];

  /** In snake_case, such as `product`. */
  @Rules('required', ['max_length', 64])
  type!: string;
}

/** A model with the requested fields and relations. */
export type Model = Readonly<Record<string, unknown>>;

/** An object for a single id, otherwise a list in the requested order without missing objects. */
export interface FetchedModels {
  readonly data: Model | readonly Model[];
}
