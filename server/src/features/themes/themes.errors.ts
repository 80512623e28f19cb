import type { ThemeAnswer } from '@selvedge/shared/themes/contract';

import { DomainError, domainError, invalidFields } from '../../platform/domain-error.js';

/** Someone else saved the store after its theme was read. */
export class ThemeChangedMeanwhile extends DomainError {
  override readonly kind = 'conflict';

  constructor(override readonly current: ThemeAnswer) {
    super('The shop has changed since you opened it');
  }
}

const notOffered = 'Choose one of the available themes';

/** The theme does not exist or is no longer offered (THM-046 to THM-050). */
export class ThemeNotOffered extends invalidFields({ name: [notOffered] }, notOffered) {}

/** Only stores with the Pro plan can use this theme. */
export class ThemeNeedsPro extends domainError(
  'pro-required',
  'This theme requires the Pro plan',
) {}

/** Unknown keys and invalid values (THM-052), by `values.` and the key. */
export class ThemeValuesRefused extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(problems: Readonly<Record<string, string>>) {
    super(Object.values(problems)[0] ?? 'Some theme values are invalid');
    this.errors = Object.fromEntries(
      Object.entries(problems).map(([name, problem]) => [`values.${name}`, [problem]]),
    );
  }
}
