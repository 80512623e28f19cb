import { urlNameMessage } from '@selvedge/shared/catalogue/url-name';
import { messages } from '@selvedge/shared/messages';

import { DomainError, domainError } from '../../platform/domain-error.js';

/** Invalid creator; `errors` names the field. */
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
    super('avatar', 'Choose an image from the media library');
  }
}

export class CreatorWebsiteInvalid extends CreatorInvalid {
  constructor() {
    super('website', 'Please enter an address that begins with https://');
  }
}

export class CreatorHandleInvalid extends CreatorInvalid {
  constructor(readonly network: string) {
    super(`handles.${network}`, `Enter the ${network} handle without @`);
  }
}

export class SocialNetworkUnknown extends CreatorInvalid {
  constructor(readonly network: string) {
    super('handles', `${network} is not a supported network`);
  }
}

export class CreatorUrlNameTaken extends DomainError {
  override readonly kind = 'conflict';

  constructor(readonly urlName: string) {
    super(`Another creator already has the address ${urlName}`);
  }
}

export class CreatorNotFound extends domainError('not-found', messages.pageNotFound) {}

/** Someone else changed or removed the creator since it was read. */
export class CreatorMoved extends domainError(
  'conflict',
  'Someone else has changed the creator since you opened it',
) {}
