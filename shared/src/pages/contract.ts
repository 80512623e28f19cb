import { IsIn, IsString } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { unlessAbsent } from '../http/field-decorators.js';

/** Query of GET /omnis/v3/divisions/{division}/pages. */
export class PageListQuery {
  /** `StorePage` lists the pages of the shop; any other value lists all. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 64])
  'page-type'?: string;
}

/**
 * Query of a page save. `imageType` is accepted and ignored, as every answer contains all images.
 */
export class PageSaveQuery {
  /** `1`: saves without publishing. */
  @unlessAbsent
  @IsIn(['0', '1'])
  draft?: '0' | '1';
}
