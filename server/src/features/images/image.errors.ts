import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

/** There is no such picture here, and none can be made. */
export class PictureNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super(messages.pageNotFound);
  }
}

/** IMG-006, IMG-010: what is wrong with the parameters, by name. */
export class ParametersRefused extends DomainError {
  override readonly kind = 'invalid';

  constructor(override readonly errors: Readonly<Record<string, readonly string[]>>) {
    super(Object.values(errors).flat()[0] ?? messages.somethingWrong);
  }
}

/** The original weighs more, or unpacks to more pixels, than we take upon us. */
export class OriginalTooLarge extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('The picture is too large to be shown');
  }
}

/** The original is no picture that can be read: broken, or of a kind that we do not serve. */
export class OriginalUnreadable extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('The file cannot be shown as a picture');
  }
}

/** Making it took longer than we give a picture; nothing is said of the original, and later may be better. */
export class PictureTookTooLong extends DomainError {
  override readonly kind = 'unavailable';
  override readonly retryAfterSeconds = 30;

  constructor() {
    super(messages.somethingWrongTryAgain);
  }
}

/** A film is served as it is. */
export class FilmNotChanged extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('A film takes no parameters');
  }
}
