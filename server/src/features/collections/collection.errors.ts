import { urlNameMessage } from '@selvedge/shared/catalogue/url-name';
import { messages } from '@selvedge/shared/messages';

import { DomainError, domainError } from '../../platform/domain-error.js';

/** Invalid collection; `errors` names the field. */
abstract class CollectionInvalid extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(field: string, message: string) {
    super(message);
    this.errors = { [field]: [message] };
  }
}

export class CollectionNameMissing extends CollectionInvalid {
  constructor() {
    super('name', messages.required);
  }
}

export class CollectionUrlNameInvalid extends CollectionInvalid {
  constructor() {
    super('urlName', urlNameMessage);
  }
}

export class CollectionBannerElsewhere extends CollectionInvalid {
  constructor() {
    super('banner', 'Choose an image from the media library');
  }
}

export class CollectionOrderTwice extends CollectionInvalid {
  constructor() {
    super('productOrder', 'A product is listed twice');
  }
}

export class CollectionUrlNameTaken extends DomainError {
  override readonly kind = 'conflict';

  constructor(readonly urlName: string) {
    super(`Another collection already has the address ${urlName}`);
  }
}

/** The store has no such collection, or it is hidden. */
export class CollectionNotFound extends domainError('not-found', messages.pageNotFound) {}

/** Someone else changed or removed the collection since it was read. */
export class CollectionMoved extends domainError(
  'conflict',
  'Someone else has changed the collection since you opened it',
) {}
