/**
 * Explains TLS certificate errors to the operator. The carrier passes on messages only, no error
 * codes.
 */
const CERTIFICATE_REASONS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/self-signed certificate in certificate chain/, 'it was signed by an unknown authority'],
  [/self-signed certificate/, 'it is self-signed'],
  [/unable to get (local )?issuer certificate/, 'it was signed by an unknown authority'],
  [
    /unable to verify the first certificate/,
    'the server does not send the intermediate certificate',
  ],
  [/does not match certificate's altnames/, 'it is for another host name'],
  [/certificate has expired/, 'it has expired'],
  [/certificate is not yet valid/, 'it is not valid yet'],
];

/** Reason why a mail server refused a mail: its message, or the problem with its certificate. */
export function refusalReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, reason] = CERTIFICATE_REASONS.find(([pattern]) => pattern.test(message)) ?? [];
  return reason === undefined ? message : `Its certificate is not trusted: ${reason} (${message})`;
}
