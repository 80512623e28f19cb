import { IsIn, IsString, ValidateIf } from 'class-validator';

import { Rules, RulesWhere } from '../../forms/validators.js';
import { CARRIERS, type Carrier } from './carriers.js';
import { trackingCodeRules, trackingUrlRules } from './tracking-code.js';

const isOther = (form: object): boolean =>
  form instanceof AddTrackingCode && form.carrier === 'other';

/** Body of POST /omnis/v3/atlas/orders/{id}/tracking/. */
export class AddTrackingCode {
  @IsIn(CARRIERS)
  carrier!: Carrier;

  @IsString()
  @Rules(...trackingCodeRules)
  code!: string;

  /** Tracking link for a carrier that is not listed; ignored otherwise. */
  @ValidateIf((form: object, value: unknown) => value !== undefined || isOther(form))
  @IsString()
  @RulesWhere(isOther, ...trackingUrlRules)
  url?: string;
}
