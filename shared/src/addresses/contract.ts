import { Transform, Type } from 'class-transformer';
import { IsIn, IsNotEmptyObject, IsObject, IsString, ValidateNested } from 'class-validator';

import { SHIPPING_COUNTRIES } from '../countries/shipping-countries.js';
import { Rules, RulesWhere } from '../forms/validators.js';
import { decoratedBy, trimmed, unlessAbsent } from '../http/field-decorators.js';
import { messages } from '../messages.js';
import { hasPart, isStateOf, needsPart, stateForm, type CountryPart } from './address-format.js';
import { addressLimits, longestEori } from './address-limits.js';
import { eoriForm, eoriMessage, hasEori, isEoriOf } from './eori.js';
import { isPostcodeOf, usualPostcode } from './postcode-patterns.js';

const countryIn = (form: unknown): string => {
  const isForm = typeof form === 'object' && form !== null && 'country' in form;
  return isForm && typeof form.country === 'string' ? form.country : '';
};

/**
 * Condition of a required field: the country's addresses have it, or it is null, which is refused in
 * every country like other null fields of an address.
 */
const isNeeded =
  (part: CountryPart) =>
  (form: object): boolean =>
    (part in form && Reflect.get(form, part) === null) || needsPart(countryIn(form), part);

function namesNoState(form: object): boolean {
  const state: unknown = 'state' in form ? form.state : undefined;
  return typeof state === 'string' && !isStateOf(countryIn(form), state);
}

/** Converts a state to its stored form, and removes it in countries without states. */
const usualState = Transform(({ value, obj }: { value: unknown; obj: unknown }): unknown => {
  // The validation rules refuse values of other types.
  if (typeof value !== 'string') return value;
  const country = countryIn(obj);
  if (!hasPart(country, 'state')) return undefined;
  // An optional list that is left at its first entry sends an empty text.
  return stateForm(country, value) || undefined;
});

/** Writes a postcode in the usual form of the address's country, or removes it. */
const countryPostcode = Transform(({ value, obj }: { value: unknown; obj: unknown }): unknown => {
  if (typeof value !== 'string') return value;
  const country = countryIn(obj);
  return hasPart(country, 'postcode') ? usualPostcode(country, value) : '';
});

function namesNoPostcode(form: object): boolean {
  const postcode: unknown = 'postcode' in form ? form.postcode : undefined;
  if (typeof postcode !== 'string' || postcode === '') return false;
  const country = countryIn(form);
  return country !== 'GB' && !isPostcodeOf(country, postcode);
}

/** Postal address of a delivery or an invoice. */
export class Address {
  @trimmed
  @Rules('required', ['max_length', addressLimits.fullName])
  fullName!: string;

  @trimmed
  @Rules('required', ['max_length', addressLimits.line1])
  line1!: string;

  @trimmed
  @unlessAbsent
  @IsString()
  @Rules(['max_length', addressLimits.line2])
  line2?: string;

  /** Empty in countries whose addresses have none. */
  @trimmed
  @Rules(['max_length', addressLimits.city])
  @RulesWhere(isNeeded('city'), 'required')
  city = '';

  /** Required, optional or ignored, depending on the country. */
  @usualState
  @Rules(['max_length', addressLimits.state])
  @RulesWhere(isNeeded('state'), 'required')
  @RulesWhere(namesNoState, { handler: () => false, message: 'Please choose from the list' })
  state?: string;

  /** Empty in countries whose addresses have none, and optional in a few. */
  @trimmed
  @countryPostcode
  @Rules(['max_length', addressLimits.postcode])
  @RulesWhere(isNeeded('postcode'), 'required')
  @RulesWhere((form) => countryIn(form) === 'GB', 'postcode')
  @RulesWhere(namesNoPostcode, { handler: () => false, message: messages.postcode })
  postcode = '';

  @IsIn(SHIPPING_COUNTRIES.map(({ code }) => code), { message: messages.required })
  country!: string;
}

/** Writes an EORI number in its usual form; removes it if it is empty or the country has none. */
const usualEori = Transform(({ value, obj }: { value: unknown; obj: unknown }): unknown => {
  if (typeof value !== 'string') return value;
  return hasEori(countryIn(obj)) ? eoriForm(value) || undefined : undefined;
});

function namesNoEori(form: object): boolean {
  const eori: unknown = 'eoriNumber' in form ? form.eoriNumber : undefined;
  return typeof eori === 'string' && !isEoriOf(countryIn(form), eori);
}

/** Address of a delivery (ORD-002). */
export class ShippingAddress extends Address {
  /** EORI number of a company that receives goods through customs; only companies have one. */
  @usualEori
  @unlessAbsent
  @IsString()
  @Rules(['max_length', longestEori])
  @RulesWhere(namesNoEori, { handler: () => false, message: eoriMessage })
  eoriNumber?: string;
}

const required = (type: new () => Address): PropertyDecorator =>
  decoratedBy(
    Type(() => type),
    ValidateNested(),
    IsNotEmptyObject(),
    IsObject(),
  );

export const requiredAddress = required(Address);
export const requiredShippingAddress = required(ShippingAddress);
