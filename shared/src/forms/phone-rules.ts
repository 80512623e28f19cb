import { messages } from '../messages.js';
import type { FieldRule } from './field-rules.js';
import { plainRules } from './rules.js';

/** E.164 of another country: at least seven digits and at most fifteen. */
const abroad = /^\+(?!44)(?:[ ().-]*\d){7,15}[ )]*$/;

/** Without the code of another country it is a British number (VAL-029). */
export const phoneRules: readonly FieldRule[] = [
  { handler: (text) => !/^\+(?!44)/.test(text) || abroad.test(text), message: messages.phone },
  {
    handler: (text) => /^\+(?!44)/.test(text) || plainRules.uk_phone.test(text),
    message: plainRules.uk_phone.message,
  },
];
