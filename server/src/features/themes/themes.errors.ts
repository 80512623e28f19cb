import type { ThemeAnswer } from '@selvedge/shared/themes/contract';

import { DomainError } from '../../platform/domain-error.js';

/** Somebody else saved the store after its theme was read. */
export class ThemeChangedMeanwhile extends DomainError {
  override readonly kind = 'conflict';

  constructor(override readonly current: ThemeAnswer) {
    super('The store was changed meanwhile');
  }
}

const notOffered = 'Choose one of the themes that are offered';

/** No theme has this name, or it is not made any more (THM-046 to THM-050). */
export class ThemeNotOffered extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { name: [notOffered] };

  constructor() {
    super(notOffered);
  }
}

/** */
export class ThemeNeedsPro extends DomainError {
  override readonly kind = 'pro-required';

  constructor() {
    super('This theme is part of Pro');
  }
}

/** THM-052: unknown keys, and values that a theme cannot have; by `values.` and the key. */
export class ThemeValuesRefused extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(problems: Readonly<Record<string, string>>) {
    super(Object.values(problems)[0] ?? 'These are no values of a theme');
    this.errors = Object.fromEntries(
      Object.entries(problems).map(([name, problem]) => [`values.${name}`, [problem]]),
    );
  }
}
