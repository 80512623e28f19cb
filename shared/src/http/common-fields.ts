import { IsInt, IsString } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { decoratedBy, trimmed, unlessAbsent, wholeNumber } from './field-decorators.js';

/** Some 2 billion: what a number in the database may be. */
const largestNumber = 2_147_483_647;

/** What a list is searched for, up to 100 letters; may be left out. */
export const searchTerms = decoratedBy(Rules(['max_length', 100]), IsString(), unlessAbsent);

/** The number of a store, as an address or a form brings it; may be left out. */
export const storeNumber = decoratedBy(
  Rules(['min_value', 1], ['max_value', largestNumber]),
  IsInt(),
  wholeNumber,
  unlessAbsent,
);

/** An e-mail address that has to be there. */
export const emailAddress = decoratedBy(Rules('required', 'email', ['max_length', 254]), trimmed);
