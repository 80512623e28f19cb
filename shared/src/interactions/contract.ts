import { Equals, IsIn, IsString, Matches } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { INTERACTIONS, type Interaction } from './interactions.js';
import { unlessAbsent } from '../http/field-decorators.js';

/** The path of a page. */
export class InteractionsOf {
  @IsString()
  @Rules(['max_length', 512])
  page!: string;
}

/** POST /interactions/ of a block. */
export class InteractionForm extends InteractionsOf {
  @IsIn(INTERACTIONS)
  kind!: Interaction;

  /** The id of the block, which a page without script comes back to. */
  @unlessAbsent
  @Matches(/^\d{1,16}$/)
  block?: string;

  /** A favourite that is none any more. */
  @unlessAbsent
  @Equals('1')
  withdrawn?: '1';
}
