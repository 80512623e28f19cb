import { formatAddress } from 'localized-address-format';

/** Address as stored with an order or an account; a part that a country does not have is empty. */
export interface PostalAddress {
  readonly fullName: string;
  readonly line1: string;
  readonly line2?: string | null | undefined;
  readonly city: string;
  readonly state?: string | null | undefined;
  readonly postcode: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly eoriNumber?: string | undefined;
}

/**
 * Lines of an address in the usual order of its country, without the country's name. An EORI number
 * follows.
 */
export function addressLines(address: PostalAddress): readonly string[] {
  const { eoriNumber } = address;
  return [...postalLines(address), ...(eoriNumber ? [`EORI ${eoriNumber}`] : [])];
}

function postalLines(address: PostalAddress): readonly string[] {
  const { line1, line2, city } = address;
  const streets = [line1, line2 ?? ''].filter(Boolean);
  const lines = formatted(address, streets);
  // Some formats have no city, such as that of Japan; Singapore is its own city.
  const isComplete = city === '' || lines.some((line) => mentions(line, city));
  if (isComplete) return lines;
  return address.state
    ? formatted({ ...address, state: `${city}, ${address.state}` }, streets)
    : formatted(address, [...streets, city]);
}

/** Whether a line contains a text in any case: some formats are written in capitals. */
function mentions(line: string, text: string): boolean {
  return line.toUpperCase().includes(text.toUpperCase());
}

function formatted(address: PostalAddress, addressLines: string[]): readonly string[] {
  const { fullName: name, city: locality, state, postcode, country: postalCountry } = address;
  const parts = { name, addressLines, locality, postalCode: postcode, postalCountry };
  const area = { ...(state && { administrativeArea: state }) };
  // With several lines for the street, the library starts a line with the comma that follows them.
  return formatAddress({ ...parts, ...area }, 'latin').map((line) => line.replace(/^, /, ''));
}
