import { Equals, IsIn, IsString, Matches } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { INTERACTIONS, type Interaction } from './interactions.js';
import { unlessAbsent } from '../http/field-decorators.js';

/** Path of a page. */
export class InteractionsOf {
  @IsString()
  @Rules(['max_length', 512])
  page!: string;
}

/** Form POST /interactions/ of a block. */
export class InteractionForm extends InteractionsOf {
  @IsIn(INTERACTIONS)
  kind!: Interaction;

  /** Id of the block, to which a page without JavaScript returns. */
  @unlessAbsent
  @Matches(/^\d{1,16}$/)
  block?: string;

  /** Removes the favourite. */
  @unlessAbsent
  @Equals('1')
  withdrawn?: '1';
}
