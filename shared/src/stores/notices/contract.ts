import { IsBoolean, IsISO8601, IsString } from 'class-validator';

import { Rules, RulesWhere } from '../../forms/validators.js';
import { unlessNull } from '../../http/field-decorators.js';
import { IsLink } from '../rules.js';

/* Notices to all visitors: above the pages, over them, or in place of them. */

const isEnabled = (form: object): boolean => 'enabled' in form && form.enabled === true;

export class BannerForm {
  @IsBoolean()
  enabled!: boolean;

  @IsString()
  @RulesWhere(isEnabled, 'required')
  @Rules(['max_length', 200])
  text!: string;

  @IsLink()
  @Rules(['max_length', 2048])
  href!: string;
}

export class PopupForm {
  @IsBoolean()
  enabled!: boolean;

  @IsString()
  @RulesWhere(isEnabled, 'required')
  @Rules(['max_length', 120])
  heading!: string;

  @IsString()
  @Rules(['max_length', 1_000])
  description!: string;
}

export class ComingSoonForm {
  @IsBoolean()
  enabled!: boolean;

  @unlessNull
  @IsISO8601({ strict: true })
  opensAt!: string | null;

  @IsString()
  @RulesWhere(isEnabled, 'required')
  @Rules(['max_length', 120])
  heading!: string;
}
