import { maxPieces } from '@selvedge/shared/baskets/max-pieces';
import { urlNameMessage } from '@selvedge/shared/catalogue/url-name';
import { plainRules } from '@selvedge/shared/forms/rules';
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
    super('urlName', urlNameMessage);
  }
}

export class ProductPriceInvalid extends ProductInvalid {
  constructor() {
    super('price', plainRules.positive_number.message);
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

/** A field names something by what cannot be a uuid. */
export class ReferenceInvalid extends ProductInvalid {
  constructor(readonly field: 'collections' | 'creator' | 'crossSellProducts') {
    super(field, 'Choose one of the list');
  }
}

export class PartsWithoutBundle extends ProductInvalid {
  constructor() {
    super('bundleItems', 'Only a bundle has parts');
  }
}

export class BundleTooSmall extends ProductInvalid {
  constructor() {
    super('bundleItems', 'A bundle has at least two pieces');
  }
}

export class BundleTooLarge extends ProductInvalid {
  constructor() {
    super('bundleItems', `A bundle has at most ${maxPieces} pieces`);
  }
}

/** A part is the bundle itself, another bundle, unknown in this store, or there in no sensible number. */
export class BundlePartInvalid extends ProductInvalid {
  constructor(readonly product: string) {
    super('bundleItems', `${product} cannot be a part of this bundle`);
  }
}

export class BundlePartTwice extends ProductInvalid {
  constructor() {
    super('bundleItems', 'A product is there twice: raise its quantity');
  }
}

export class BundleChoiceInvalid extends ProductInvalid {
  constructor() {
    super('colours', 'A bundle comes in one colour and one size');
  }
}

export class DenialReasonMissing extends ProductInvalid {
  constructor() {
    super('denialReason', messages.required);
  }
}

export class DenialReasonUncalledFor extends ProductInvalid {
  constructor() {
    super('denialReason', 'Only a denial has a reason');
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

/** Somebody else changed the product after it was read. */
export class ProductMoved extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('The product was changed meanwhile');
  }
}
