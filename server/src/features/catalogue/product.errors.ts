import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

/** A product that cannot be offered as it is; `errors` names the field, as a form does. */
abstract class ProductInvalid extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(field: string, message: string) {
    super(message);
    this.errors = { [field]: [message] };
  }
}

export class ProductNameMissing extends ProductInvalid {
  constructor() {
    super('name', messages.required);
  }
}

export class ProductUrlNameInvalid extends ProductInvalid {
  constructor() {
    super('urlName', 'Use small letters, digits and single hyphens');
  }
}

export class ProductPriceInvalid extends ProductInvalid {
  constructor() {
    super('price', 'Please enter a price above zero');
  }
}

export class SalePriceNotLower extends ProductInvalid {
  constructor() {
    super('salePrice', 'The sale price must be above zero and below the price');
  }
}

export class ProductWithoutColour extends ProductInvalid {
  constructor() {
    super('colours', 'Choose at least one colour');
  }
}

export class ColourTwice extends ProductInvalid {
  constructor(readonly colour: string) {
    super('colours', `${colour} is there twice`);
  }
}

export class ColourValueInvalid extends ProductInvalid {
  constructor(readonly colour: string) {
    super('colours', `${colour} needs a value like #1f2c47`);
  }
}

export class ColourWithoutPicture extends ProductInvalid {
  constructor(readonly colour: string) {
    super('colours', `${colour} needs a picture`);
  }
}

export class ColourWithoutSize extends ProductInvalid {
  constructor(readonly colour: string) {
    super('colours', `Choose at least one size of ${colour}`);
  }
}

export class SizeTwice extends ProductInvalid {
  constructor(
    readonly colour: string,
    readonly size: string,
  ) {
    super('colours', `${colour} has size ${size} twice`);
  }
}

export class SkuTwice extends ProductInvalid {
  constructor(readonly sku: string) {
    super('colours', `Sku ${sku} is there twice`);
  }
}

export class DefaultColourUnknown extends ProductInvalid {
  constructor(readonly colour: string) {
    super('defaultColour', `${colour} is none of the colours`);
  }
}

/** Another product of the store has the address. */
export class UrlNameTaken extends DomainError {
  override readonly kind = 'conflict';

  constructor(readonly urlName: string) {
    super(`Another product has the address ${urlName}`);
  }
}

/** There is no such product in this store, or it is not shown (RTE: 404). */
export class ProductNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super(messages.pageNotFound);
  }
}
