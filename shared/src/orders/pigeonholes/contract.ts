import { IsString } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { pigeonholeRules } from './pigeonhole.js';

/** PUT /omnis/v3/atlas/orders/{id}/items/{item}/pigeonhole/ (ATL-018). */
export class PutInPigeonhole {
  /** As it stands on the slot; capitals do not matter. */
  @IsString()
  @Rules(...pigeonholeRules)
  code!: string;
}
