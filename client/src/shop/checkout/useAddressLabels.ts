import { addressLabelsOf } from '@selvedge/shared/addresses/address-format';
import { useState } from 'react';

/** Chosen country by group of fields, such as `shippingAddress`. */
type Countries = Readonly<Record<string, string>>;

/** Labels by path for the error summary, in the address format of the chosen countries. */
export function useAddressLabels(initial: Countries) {
  const [countries, setCountries] = useState(initial);
  const labels = Object.entries(countries).flatMap(([group, country]) =>
    Object.entries(addressLabelsOf(country)).map(
      ([name, label]) => [`${group}.${name}`, label] as const,
    ),
  );
  return {
    labels: Object.fromEntries(labels),
    onCountryOf: (group: string) => (country: string) => {
      setCountries((now) => ({ ...now, [group]: country }));
    },
  };
}
