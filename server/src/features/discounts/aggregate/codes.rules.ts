/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Random bytes that one code needs. */
export const codeBytes = 10;

/** Single-use code from at least `codeBytes` random bytes: one of 32^10. */
export function codeOfBytes(bytes: Uint8Array): string {
  return [...bytes.subarray(0, codeBytes)]
    .map((byte) => alphabet.charAt(byte % alphabet.length))
    .join('');
}
