/** What TLS says of a certificate, and what that means to who runs the mail server. The carrier keeps no codes. */
const CERTIFICATE_WORDS: readonly (readonly [said: RegExp, words: string])[] = [
  [/self-signed certificate in certificate chain/, 'an authority signed it that is not known here'],
  [/self-signed certificate/, 'it is signed by nobody but itself'],
  [/unable to get (local )?issuer certificate/, 'an authority signed it that is not known here'],
  [/unable to verify the first certificate/, 'the server does not send who signed it'],
  [/does not match certificate's altnames/, 'it is for another name'],
  [/certificate has expired/, 'it is over'],
  [/certificate is not yet valid/, 'it is not valid yet'],
];

/** Why a mail server did not take a mail: what it said, or what is wrong with its certificate. */
export function refusalWords(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const [, words] = CERTIFICATE_WORDS.find(([pattern]) => pattern.test(said)) ?? [];
  return words === undefined ? said : `Its certificate is not trusted: ${words} (${said})`;
}
