import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, Length } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { IsModelId, maxIds } from '../catalogue/calls/contract.js';
import { unlessAbsent } from '../http/field-decorators.js';

/** API-004 POST /omnis/v3/models/fetch/. */
export class FetchModels {
  /** Uuids, or integer ids as numbers or text. One id gives one object. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(maxIds)
  @IsModelId({ each: true })
  ids!: (string | number)[];

  /** What else to bring of each, by name. */
  @unlessAbsent
  @IsArray()
  @ArrayMaxSize(20)
  @IsString({ each: true })
  @Length(1, 64, { each: true })
  relations?: string[];

  /** Which fields to bring; all when left out or empty. The id always comes. */
  @unlessAbsent
  @IsArray()
  @ArrayMaxSize(100)
  @IsString({ each: true })
  @Length(1, 64, { each: true })
  attributes?: string[];

  /** In snake_case: `product`. */
  @Rules('required', ['max_length', 64])
  type!: string;
}

/** A model with the fields and relations that were asked for. */
export type Model = Readonly<Record<string, unknown>>;

/** One object for one id, else a list in the order asked; what is not there is left out of a list. */
export interface FetchedModels {
  readonly data: Model | readonly Model[];
}
