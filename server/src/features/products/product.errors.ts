import { maxPieces } from '@selvedge/shared/baskets/max-pieces';
import { urlNameMessage } from '@selvedge/shared/catalogue/url-name';
import { plainRules } from '@selvedge/shared/forms/rules';
import { messages } from '@selvedge/shared/messages';

import { DomainError, domainError } from '../../platform/domain-error.js';

/** The product cannot be offered as it is; `errors` names the field of the form. */
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
    super('colours', `${colour} appears twice`);
  }
}

export class ColourValueInvalid extends ProductInvalid {
  constructor(readonly colour: string) {
    super('colours', `${colour} needs a hex value such as #1f2c47`);
  }
}

export class ColourWithoutPicture extends ProductInvalid {
  constructor(readonly colour: string) {
    super('colours', `${colour} needs an image`);
  }
}

export class ColourWithoutSize extends ProductInvalid {
  constructor(readonly colour: string) {
    super('colours', `Choose at least one size for ${colour}`);
  }
}

export class SizeTwice extends ProductInvalid {
  constructor(
    readonly colour: string,
    readonly size: string,
  ) {
    super('colours', `${colour} has the size ${size} twice`);
  }
}

export class SkuTwice extends ProductInvalid {
  constructor(readonly sku: string) {
    super('colours', `SKU ${sku} appears twice`);
  }
}

export class DefaultColourUnknown extends ProductInvalid {
  constructor(readonly colour: string) {
    super('defaultColour', `${colour} is not one of the colours`);
  }
}

/** A field contains an invalid uuid. */
export class ReferenceInvalid extends ProductInvalid {
  constructor(readonly field: 'collections' | 'creator' | 'crossSellProducts') {
    super(field, 'Choose a value from the list');
  }
}

export class PartsWithoutBundle extends ProductInvalid {
  constructor() {
    super('bundleItems', 'Only a bundle can have parts');
  }
}

export class BundleTooSmall extends ProductInvalid {
  constructor() {
    super('bundleItems', 'A bundle needs at least two items');
  }
}

export class BundleTooLarge extends ProductInvalid {
  constructor() {
    super('bundleItems', `A bundle can have at most ${maxPieces} items`);
  }
}

/**
 * A part is the bundle itself, another bundle, unknown in this store, or has an invalid quantity.
 */
export class BundlePartInvalid extends ProductInvalid {
  constructor(readonly product: string) {
    super('bundleItems', `${product} cannot be a part of this bundle`);
  }
}

export class BundlePartTwice extends ProductInvalid {
  constructor() {
    super('bundleItems', 'A product appears twice. Increase its quantity instead.');
  }
}

export class BundleChoiceInvalid extends ProductInvalid {
  constructor() {
    super('colours', 'A bundle must have exactly one colour and one size');
  }
}

export class DenialReasonMissing extends ProductInvalid {
  constructor() {
    super('denialReason', messages.required);
  }
}

export class DenialReasonUncalledFor extends ProductInvalid {
  constructor() {
    super('denialReason', 'Only a denial can have a reason');
  }
}

/** Another product of the store has this address. */
export class UrlNameTaken extends DomainError {
  override readonly kind = 'conflict';

  constructor(readonly urlName: string) {
    super(`Another product has the address ${urlName}`);
  }
}

/** The store has no such product, or it is not shown (RTE: 404). */
export class ProductNotFound extends domainError('not-found', messages.pageNotFound) {}

/** The product was changed after it was read. */
export class ProductMoved extends domainError(
  'conflict',
  'The product has changed since it was read',
) {}
