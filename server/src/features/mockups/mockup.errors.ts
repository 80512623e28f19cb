import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

/** There is no such picture, and none can be made: an unknown design, garment or colour. */
export class PictureNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super(messages.pageNotFound);
  }
}

/** More pictures are being waited for than can be made soon. */
export class TooManyPictures extends DomainError {
  override readonly kind = 'unavailable';
  override readonly retryAfterSeconds = 2;

  constructor() {
    super(messages.somethingWrongTryAgain);
  }
}
