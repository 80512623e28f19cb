import { messages } from '@selvedge/shared/messages';

import { DomainError, domainError } from '../../platform/domain-error.js';

/** The image does not exist and cannot be rendered. */
export class PictureNotFound extends domainError('not-found', messages.pageNotFound) {}

/** `errors` lists the invalid parameters by name (IMG-006, IMG-010). */
export class ParametersRefused extends DomainError {
  override readonly kind = 'invalid';

  constructor(override readonly errors: Readonly<Record<string, readonly string[]>>) {
    super(Object.values(errors).flat()[0] ?? messages.somethingWrong);
  }
}

/** The original exceeds the limit of bytes or pixels. */
export class OriginalTooLarge extends domainError('invalid', 'The image is too large to display') {}

/** The original is broken or of an unsupported format. */
export class OriginalUnreadable extends domainError(
  'invalid',
  'The file cannot be displayed as an image',
) {}

/** Rendering exceeded its time limit. The original may be fine, so a later attempt can succeed. */
export class PictureTookTooLong extends DomainError {
  override readonly kind = 'unavailable';
  override readonly retryAfterSeconds = 30;

  constructor() {
    super(messages.somethingWrongTryAgain);
  }
}

/** Videos cannot be transformed. */
export class FilmNotChanged extends domainError('invalid', 'A video takes no parameters') {}
