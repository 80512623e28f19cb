import { Transform } from 'class-transformer';
import { IsInt, IsString, isTimeZone, IsTimeZone } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { decoratedBy, trimmed, unlessAbsent, wholeNumber } from './field-decorators.js';

/** Maximum of PostgreSQL's integer type. */
const largestNumber = 2_147_483_647;

/** Optional search term of up to 100 characters. */
export const searchTerms = decoratedBy(Rules(['max_length', 100]), IsString(), unlessAbsent);

/** Optional store number from a query or form. */
export const storeNumber = decoratedBy(
  Rules(['min_value', 1], ['max_value', largestNumber]),
  IsInt(),
  wholeNumber,
  unlessAbsent,
);

const knownZone = Transform(({ value }): unknown =>
  typeof value === 'string' && !isTimeZone(value) ? 'UTC' : value,
);

/**
 * Optional IANA time zone. An unknown one counts as UTC: devices report `Etc/Unknown`, or a zone
 * that is newer than the server.
 */
export const timeZone = decoratedBy(IsTimeZone(), knownZone, unlessAbsent);

/** Required e-mail address. */
export const emailAddress = decoratedBy(Rules('required', 'email', ['max_length', 254]), trimmed);
