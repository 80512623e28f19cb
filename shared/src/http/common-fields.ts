import { Transform } from 'class-transformer';
import { IsInt, IsString, IsTimeZone } from 'class-validator';

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

/** Names that browsers and systems report if the time zone of a device is unknown. */
const unknownZones: readonly unknown[] = ['', 'Etc/Unknown', 'Factory', 'undefined'];

/** Optional IANA time zone; a device that does not know its own uses UTC. */
export const timeZone = decoratedBy(
  IsTimeZone(),
  Transform(({ value }): unknown => (unknownZones.includes(value) ? 'UTC' : value)),
  unlessAbsent,
);

/** Required e-mail address. */
export const emailAddress = decoratedBy(Rules('required', 'email', ['max_length', 254]), trimmed);
