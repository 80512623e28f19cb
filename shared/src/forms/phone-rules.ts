import { messages } from '../messages.js';
import type { FieldRule } from './field-rules.js';
import { plainRules } from './rules.js';
import { plainText } from './usual-forms.js';

/** E.164 number of another country, seven to fifteen digits. */
const abroad = /^\+(?!44)(?:[ ().-]*\d){7,15}[ )]*$/;

/** `+49 30 1234567` for `0049 30/1234567`. */
function phoneForm(text: string): string {
  return plainText(text)
    .replaceAll('/', ' ')
    .replace(/^00 ?(?=[1-9])/, '+');
}

/** Numbers without a foreign country code must be valid British ones (VAL-029). */
export const phoneRules: readonly FieldRule[] = [
  {
    usual: phoneForm,
    handler: (text) => !/^\+(?!44)/.test(text) || abroad.test(text),
    message: messages.phone,
  },
  {
    usual: phoneForm,
    handler: (text) => /^\+(?!44)/.test(text) || plainRules.uk_phone.test(text),
    message: plainRules.uk_phone.message,
  },
];
