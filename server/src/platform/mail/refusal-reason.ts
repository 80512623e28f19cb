/** What TLS says of a certificate, and what that means to who runs the mail server. The carrier keeps no codes. */
const CERTIFICATE_REASONS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/self-signed certificate in certificate chain/, 'an authority signed it that is not known here'],
  [/self-signed certificate/, 'it is signed by nobody but itself'],
  [/unable to get (local )?issuer certificate/, 'an authority signed it that is not known here'],
  [/unable to verify the first certificate/, 'the server does not send who signed it'],
  [/does not match certificate's altnames/, 'it is for another name'],
  [/certificate has expired/, 'it is over'],
  [/certificate is not yet valid/, 'it is not valid yet'],
];

/** Why a mail server did not take a mail: what it said, or what is wrong with its certificate. */
export function refusalReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, reason] = CERTIFICATE_REASONS.find(([pattern]) => pattern.test(message)) ?? [];
  return reason === undefined ? message : `Its certificate is not trusted: ${reason} (${message})`;
}
