import { IsIn, IsString } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { unlessAbsent } from '../http/field-decorators.js';

/** API-035 GET /omnis/v3/divisions/{division}/pages. */
export class PageListQuery {
  /** PAG-026: `StorePage` lists the pages of the shop; anything else all. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 64])
  'page-type'?: string;
}

/** API-032, API-033: beside `imageType`, which says nothing that an answer would not hold anyway. */
export class PageSaveQuery {
  /** `1`: shoppers go on seeing what they see. */
  @unlessAbsent
  @IsIn(['0', '1'])
  draft?: '0' | '1';
}
