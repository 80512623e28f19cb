import { IsString, IsUUID } from 'class-validator';

import { Rules } from '../../forms/validators.js';

/** POST /omnis/v3/atlas/orders/{id}/notes/. */
export class WriteOrderNote {
  /** Made where it is written: sent twice, it is one. */
  @IsUUID()
  id!: string;

  @IsString()
  @Rules('required', ['max_length', 2_000])
  text!: string;
}
