import { validateSync } from 'class-validator';

import { problemOf, type FieldRule } from './field-rules.js';
import { Rules, RulesWhere } from './validators.js';

const label = 'a'.repeat(63);
/** Domain of the given length. */
const domainOf = (length: number) =>
  [label, label, label, 'a'.repeat(length - 3 * 64 - 3), 'ab'].join('.');
const mailbox = 'a'.repeat(64);

const site = 'https://player.example/1';

describe('edge cases of rules', () => {
  it.each<[FieldRule, string]>([
    ['domain', domainOf(253)],
    ['email', `${mailbox}@shop.example`],
    ['email', `${mailbox}@${[label, label, 'a'.repeat(58), 'ab'].join('.')}`],
    ['vat_number', 'GB 123.4567-89'],
    ['embed_code', ` <iframe src="${site}"></iframe>\n`],
    ['google_verification', ' <meta name="google-site-verification" content="a" />\n'],
    ['uk_phone', '+44 20 7946 0018'],
    ['uk_phone', '0044 20 7946 0018'],
    ['uk_phone', '020 0044 1234'],
    ['uk_phone', '01204 59345'],
  ])('%j accepts %j', (rule, text) => {
    expect(problemOf(text, [rule])).toBeUndefined();
  });

  it.each<[FieldRule, string]>([
    ['domain', domainOf(254)],
    ['email', `a${mailbox}@shop.example`],
    ['email', `${mailbox}@${[label, label, 'a'.repeat(59), 'ab'].join('.')}`],
    ['email', '@shop.example'],
    ['email', 'a..b@shop.example'],
    ['embed_code', `<iframe src="${site}" onload="x"></iframe>`],
    ['embed_code', `<iframe src="${site}"onload="x"></iframe>`],
    ['embed_code', `<iframe src="${site}" onload = "x"></iframe>`],
    ['embed_code', `<iframe src="${site}" srcdoc="x"></iframe>`],
    ['google_verification', '<meta name="google-site-verification" content="a" hidden>'],
    ['google_verification', '<meta name="google-site-verification" about="a">'],
    ['uk_phone', '-020 7946 0018'],
    ['uk_phone', '0020 7946 0018'],
    ['uk_phone', '020 7946 00181'],
    ['uk_phone', '020 7946'],
  ])('%j rejects %j', (rule, text) => {
    expect(problemOf(text, [rule])).toBeDefined();
  });

  it.each<[readonly FieldRule[], boolean]>([
    [[], true],
    [['numeric'], true],
    [['required', 'numeric'], true],
    [['required'], false],
    [['numeric', ['max_length', 80]], false],
    [[['max_length', 80]], false],
  ])('%j accept the number 5: %s', (rules, isTaken) => {
    expect(problemOf(5, rules) === undefined).toBe(isTaken);
  });
});

it('two rule decorators on a field give two messages', () => {
  class Form {
    @Rules('email')
    @Rules(['max_length', 3])
    readonly field = 'abcd';
  }
  const messages = validateSync(new Form()).flatMap(({ constraints = {} }) =>
    Object.values(constraints),
  );
  expect(messages.toSorted()).toStrictEqual([
    'Must contain no more than 3 characters',
    'Please enter a valid email address',
  ]);
});

it('conditional rules apply only when their condition holds', () => {
  class Form {
    @RulesWhere((form) => form instanceof Form && form.isApplicable, 'required', ['max_length', 3])
    readonly field: string;

    constructor(
      readonly isApplicable: boolean,
      field: string,
    ) {
      this.field = field;
    }
  }
  const messagesOf = (form: Form) =>
    validateSync(form).flatMap(({ constraints = {} }) => Object.values(constraints));
  expect(messagesOf(new Form(true, ''))).toStrictEqual(['This field is required']);
  expect(messagesOf(new Form(true, 'abcd'))).toStrictEqual([
    'Must contain no more than 3 characters',
  ]);
  expect(messagesOf(new Form(true, 'abc'))).toStrictEqual([]);
  expect(messagesOf(new Form(false, 'abcd'))).toStrictEqual([]);
});
