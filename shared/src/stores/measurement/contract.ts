import { IsBoolean, IsString } from 'class-validator';

import { Rules, RulesWhere } from '../../forms/validators.js';
import {
  cookieMessageLength,
  hasConversionId,
  hasConversionLabel,
  measurementRules,
  type CookiePolicy,
  type Measurement,
} from './measurement.js';

export class MeasurementForm implements Measurement {
  @IsString()
  @Rules(...measurementRules.measurementId)
  measurementId!: string;

  @IsString()
  @Rules(...measurementRules.trackingId)
  trackingId!: string;

  @IsString()
  @Rules(...measurementRules.facebookPixel)
  facebookPixel!: string;

  @IsString()
  @RulesWhere(hasConversionLabel, 'required')
  @Rules(...measurementRules.conversionId)
  conversionId!: string;

  @IsString()
  @RulesWhere(hasConversionId, 'required')
  @Rules(...measurementRules.conversionLabel)
  conversionLabel!: string;

  @IsString()
  @Rules(...measurementRules.pinterestTag)
  pinterestTag!: string;
}

export class CookiePolicyForm implements CookiePolicy {
  @IsString()
  @Rules(['max_length', cookieMessageLength])
  message!: string;

  @IsBoolean()
  allowEssentialOnly!: boolean;
}
