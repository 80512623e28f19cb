import { domainToUnicode } from 'node:url';

import { emailForm } from '@selvedge/shared/forms/usual-forms';

/**
 * Lower-case forms under which an e-mail address may be stored, the current one first. Rows from
 * before addresses had a single form contain international domains in Unicode.
 */
export function emailForms(email: string): readonly string[] {
  const address = emailForm(email).toLowerCase();
  const at = address.lastIndexOf('@') + 1;
  const spelled = domainToUnicode(address.slice(at));
  return [...new Set([address, ...(spelled === '' ? [] : [address.slice(0, at) + spelled])])];
}
