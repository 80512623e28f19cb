import { urlNameMessage } from '@selvedge/shared/catalogue/url-name';
import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

/** A creator who cannot be shown as it is; `errors` names the field, as a form does. */
abstract class CreatorInvalid extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(field: string, message: string) {
    super(message);
    this.errors = { [field]: [message] };
  }
}

export class CreatorNameMissing extends CreatorInvalid {
  constructor() {
    super('name', messages.required);
  }
}

export class CreatorUrlNameInvalid extends CreatorInvalid {
  constructor() {
    super('urlName', urlNameMessage);
  }
}

export class CreatorAvatarElsewhere extends CreatorInvalid {
  constructor() {
    super('avatar', 'Choose a picture of the media library');
  }
}

export class CreatorWebsiteInvalid extends CreatorInvalid {
  constructor() {
    super('website', 'Please enter an address that begins with https://');
  }
}

export class CreatorHandleInvalid extends CreatorInvalid {
  constructor(readonly network: string) {
    super(`handles.${network}`, `${network} needs a handle without @`);
  }
}

export class SocialNetworkUnknown extends CreatorInvalid {
  constructor(readonly network: string) {
    super('handles', `${network} is none of the networks`);
  }
}

/** Another creator of the store has the address. */
export class CreatorUrlNameTaken extends DomainError {
  override readonly kind = 'conflict';

  constructor(readonly urlName: string) {
    super(`Another creator has the address ${urlName}`);
  }
}

/** There is no such creator in this store. */
export class CreatorNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super(messages.pageNotFound);
  }
}

/** Somebody else changed or removed the creator after it was read. */
export class CreatorMoved extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('The creator was changed meanwhile');
  }
}
