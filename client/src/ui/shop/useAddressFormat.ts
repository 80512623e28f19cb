import type { AddressFormat } from '@selvedge/shared/addresses/address-format';

import { useState } from 'react';

/**
 * Format of the chosen country's addresses. The server sends that of the first country; the table of
 * all countries is loaded when the shopper chooses another one. If it cannot be loaded, the fields
 * stay as they are, and the server names what the country needs.
 */
export function useAddressFormat(initial: AddressFormat) {
  const [format, setFormat] = useState(initial);
  const onCountry = (country: string) => {
    // Choices made while the table loads are applied in their order.
    import('@selvedge/shared/addresses/address-format').then(
      ({ addressFormatOf }) => setFormat(addressFormatOf(country)),
      () => undefined,
    );
  };
  return { format, onCountry };
}

/** Labels by path for the error summary; the path starts with the group of the fields, if any. */
export function addressLabels(format: AddressFormat, group?: string): Record<string, string> {
  const prefix = group === undefined ? '' : `${group}.`;
  return Object.fromEntries(format.fields.map(({ name, label }) => [prefix + name, label]));
}
