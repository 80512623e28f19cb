import { Transform, Type } from 'class-transformer';
import { IsIn, IsNotEmptyObject, IsObject, IsString, ValidateNested } from 'class-validator';

import { SHIPPING_COUNTRIES } from '../countries/shipping-countries.js';
import { postcodeForm } from '../forms/postcodes.js';
import { Rules, RulesWhere } from '../forms/validators.js';
import { decoratedBy, trimmed, unlessAbsent } from '../http/field-decorators.js';
import { messages } from '../messages.js';
import { addressFormatOf, stateForm } from './address-format.js';

const countryIn = (form: unknown): string => {
  const isForm = typeof form === 'object' && form !== null && 'country' in form;
  return isForm && typeof form.country === 'string' ? form.country : '';
};

/** A null state is refused in every country, like other null fields of an address. */
const requiresState = (form: object): boolean =>
  ('state' in form && form.state === null) || addressFormatOf(countryIn(form)).state !== null;

function namesNoState(form: object): boolean {
  const { states } = addressFormatOf(countryIn(form)).state ?? {};
  const state = 'state' in form ? form.state : undefined;
  return states !== undefined && typeof state === 'string' && !Object.hasOwn(states, state);
}

/** Converts a state to its code, and removes it in countries without states. */
const usualState = Transform(({ value, obj }: { value: unknown; obj: unknown }): unknown => {
  // The validation rules refuse values of other types.
  if (typeof value !== 'string') return value;
  const country = countryIn(obj);
  return addressFormatOf(country).state === null ? undefined : stateForm(country, value);
});

/** Writes a postcode in the usual form of the address's country. */
const usualPostcode = Transform(({ value, obj }: { value: unknown; obj: unknown }): unknown => {
  return typeof value === 'string' ? postcodeForm(countryIn(obj), value) : value;
});

/** Postal address of a delivery or an invoice. */
export class Address {
  @trimmed
  @Rules('required', ['max_length', 120])
  fullName!: string;

  @trimmed
  @Rules('required', ['max_length', 200])
  line1!: string;

  @trimmed
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 200])
  line2?: string;

  @trimmed
  @Rules('required', ['max_length', 120])
  city!: string;

  /** Required in countries whose addresses name a state; ignored elsewhere. */
  @usualState
  @Rules(['max_length', 60])
  @RulesWhere(requiresState, 'required')
  @RulesWhere(namesNoState, { handler: () => false, message: 'Please choose from the list' })
  state?: string;

  @trimmed
  @usualPostcode
  @Rules('required', ['max_length', 16])
  @RulesWhere((form) => form instanceof Address && form.country === 'GB', 'postcode')
  postcode!: string;

  @IsIn(SHIPPING_COUNTRIES.map(({ code }) => code), { message: messages.required })
  country!: string;
}

export const requiredAddress = decoratedBy(
  Type(() => Address),
  ValidateNested(),
  IsNotEmptyObject(),
  IsObject(),
);
