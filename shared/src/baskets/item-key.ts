/** What makes two items of a basket the same one. */
export interface Choice {
  readonly productUuid: string;
  readonly colour: string;
  readonly size: string;
  readonly bundleOptions: BundleOptions;
}

/** The choices inside a bundle by the name of its part; empty for what is no bundle. */
export type BundleOptions = Readonly<Record<string, string>>;

/** BSK-015: 32 hex digits, the same for the same choice whatever the order of its bundle options. */
export function itemKey({ productUuid, colour, size, bundleOptions }: Choice): string {
  const options = Object.entries(bundleOptions).sort(([a], [b]) => (a < b ? -1 : 1));
  return fnv1a128(JSON.stringify([productUuid, colour, size, options]));
}

const offsetBasis = 0x6c62272e07bb014262b821756295c58dn;
const prime = 0x1000000000000000000013bn;

/** FNV-1a with 128 bits over both bytes of each UTF-16 unit. It tells items apart; it protects nothing. */
function fnv1a128(text: string): string {
  let hash = offsetBasis;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    for (const byte of [unit & 0xff, unit >> 8]) {
      hash = BigInt.asUintN(128, (hash ^ BigInt(byte)) * prime);
    }
  }
  return hash.toString(16).padStart(32, '0');
}
