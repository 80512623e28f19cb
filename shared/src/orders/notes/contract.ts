import { IsString, IsUUID } from 'class-validator';

import { Rules } from '../../forms/validators.js';

/** Body of POST /omnis/v3/atlas/orders/{id}/notes/. */
export class WriteOrderNote {
  /** Created by the client, so that a repeated request adds only one note. */
  @IsUUID()
  id!: string;

  @IsString()
  @Rules('required', ['max_length', 2_000])
  text!: string;
}
