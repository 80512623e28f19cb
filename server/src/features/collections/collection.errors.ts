import { urlNameMessage } from '@selvedge/shared/catalogue/url-name';
import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

/** A collection that cannot be saved as it is; `errors` names the field, as a form does. */
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
    super('banner', 'Choose a picture of the media library');
  }
}

export class CollectionOrderTwice extends CollectionInvalid {
  constructor() {
    super('productOrder', 'A product is there twice');
  }
}

/** Another collection of the store has the address. */
export class CollectionUrlNameTaken extends DomainError {
  override readonly kind = 'conflict';

  constructor(readonly urlName: string) {
    super(`Another collection has the address ${urlName}`);
  }
}

/** There is no such collection in this store, or it is not shown. */
export class CollectionNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super(messages.pageNotFound);
  }
}

/** Somebody else changed or removed the collection after it was read. */
export class CollectionMoved extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('The collection was changed meanwhile');
  }
}
