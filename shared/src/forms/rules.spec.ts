import { validateSync } from 'class-validator';
import fc from 'fast-check';

import { ruleExamples } from './examples.js';
import { problemOf, ruleOf, type FieldRule } from './field-rules.js';
import { formatRule, numberRules, plainRules } from './rules.js';
import { Rules } from './validators.js';
import { isVerification, verificationCode } from './snippets.js';

/** Messages of a contract for the value. */
function refusedByContract(rules: readonly FieldRule[], value: unknown): readonly string[] {
  class Form {
    field = value;
  }
  Rules(...rules)(Form.prototype, 'field');
  return validateSync(new Form()).flatMap(({ constraints = {} }) => Object.values(constraints));
}

const examples = Object.entries(ruleExamples);
const anyRule = fc.constantFrom(...examples.map(([, { rule }]) => rule));

describe('field rules', () => {
  it('have an example each', () => {
    const names = [...Object.keys(plainRules), ...Object.keys(numberRules), 'ext', 'custom'];
    expect(examples.map(([name]) => name).toSorted()).toStrictEqual(names.toSorted());
    for (const [name, { rule }] of examples) expect(ruleOf(rule).name).toBe(name);
  });

  it.each(examples)('%s accepts its examples and rejects others with its message', (_, example) => {
    const { message } = ruleOf(example.rule);
    for (const text of example.takes)
      expect([text, problemOf(text, [example.rule])]).toStrictEqual([text, undefined]);
    for (const text of example.refuses)
      expect([text, problemOf(text, [example.rule])]).toStrictEqual([text, message]);
  });

  it('VAL-004 VAL-019 VAL-020 VAL-022 VAL-026 use the wording of the specification', () => {
    const messageOf = (rule: FieldRule) => ruleOf(rule).message;
    const of = Object.fromEntries(
      Object.entries(plainRules).map(([name, rule]) => [name, rule.message]),
    );
    expect(of).toStrictEqual({
      required: 'This field is required',
      email: 'Please enter a valid email address',
      url: 'Please enter a valid url',
      domain: 'Please enter a valid domain',
      password: 'Password cannot start or end with spaces',
      two_factor_code: 'Invalid authentication code',
      recovery_code: 'Invalid recovery code',
      charity_number: 'Invalid Charity Number',
      vat_number: 'Invalid Vat Number',
      company_number: 'Invalid Company Number',
      measurement_id: 'Invalid measurement ID',
      tracking_id: 'Invalid tracking ID',
      facebook_pixel: 'Invalid Facebook pixel',
      conversion_id: 'Invalid conversion ID',
      conversion_label: 'Invalid conversion label',
      google_verification: 'Invalid verification snippet',
      pinterest_verification: 'Invalid verification snippet',
      facebook_verification: 'Invalid verification snippet',
      embed_code: 'Invalid Embed Code',
      alpha: 'May only contain letters',
      alpha_dash: 'May only contain letters, numbers, dashes and underscores',
      alpha_spaces: 'May only contain letters and spaces',
      alpha_spaces_punctuation: 'May only contain letters, spaces and punctuation',
      numeric: 'Must be a whole number',
      numeric_float: 'Must be a number',
      number_required: 'Must contain at least one number',
      two_decimal_places: 'Must have at most two decimal places',
      positive_number: 'Must be greater than 0',
      uk_phone: 'must contain a valid UK phone number',
      sort_code: 'must contain a valid sort code',
      postcode: 'must contain a valid postcode',
      national_insurance_number: 'must contain a valid National Insurance number',
      bank_account_number: 'must contain a valid bank account number',
      lowercase: 'must be lowercase',
    });
    expect(messageOf(['min_length'])).toBe('Must contain at least 3 characters');
    expect(messageOf(['max_length'])).toBe('Must contain no more than 10 characters');
    expect(messageOf(['min_length', 8])).toBe('Must contain at least 8 characters');
    expect(messageOf(['min_value'])).toBe('Min 0');
    expect(messageOf(['max_value'])).toBe('Max 50');
    expect(messageOf(['ext', ['png', 'jpg']])).toBe('Must upload the following formats: png, jpg');
    expect(formatRule.standard).toStrictEqual([]);
  });

  it('accept an empty value, except required', () => {
    for (const [name, { rule }] of examples) {
      for (const empty of ['', undefined, null])
        expect([name, problemOf(empty, [rule]) === undefined]).toStrictEqual([
          name,
          name !== 'required',
        ]);
    }
  });

  it('agree between contract and form for any input', () => {
    const typed = fc.oneof(
      ...[fc.string(), fc.emailAddress(), fc.webUrl(), fc.domain(), fc.integer().map(String)],
      fc.constantFrom(...examples.flatMap(([, { takes, refuses }]) => [...takes, ...refuses])),
    );
    fc.assert(
      fc.property(fc.array(anyRule, { minLength: 1, maxLength: 3 }), typed, (rules, text) => {
        const problem = problemOf(text, rules);
        expect(refusedByContract(rules, text)).toStrictEqual(
          problem === undefined ? [] : [problem],
        );
      }),
    );
  });

  it('report the first broken rule in the order of the field', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { minLength: 1 }), fc.string(), (rules, text) => {
        const broken = rules.filter((rule) => problemOf(text, [rule]) !== undefined);
        expect(problemOf(text, rules)).toBe(broken[0] && ruleOf(broken[0]).message);
      }),
    );
  });

  it('apply numeric rules to numbers only', () => {
    expect(
      problemOf(51, [
        ['min_value', 1],
        ['max_value', 50],
      ]),
    ).toBe('Max 50');
    expect(
      problemOf(50, [
        ['min_value', 1],
        ['max_value', 50],
      ]),
    ).toBeUndefined();
    expect(problemOf(5, ['required', ['max_length', 80]])).toBe('This field is required');
    fc.assert(
      fc.property(
        anyRule,
        fc.oneof(fc.boolean(), fc.object(), fc.array(fc.string())),
        (rule, value) => {
          expect(problemOf(value, [rule])).toBe(ruleOf(rule).message);
        },
      ),
    );
  });

  it('include their limits', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (length, limit) => {
        const text = 'a'.repeat(length);
        const isLong = problemOf(text, [['max_length', limit]]) !== undefined;
        const isShort = problemOf(text, [['min_length', limit]]) !== undefined;
        expect([isLong, isShort]).toStrictEqual([length > limit, length > 0 && length < limit]);
      }),
    );
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (value, limit) => {
        const isMore = problemOf(String(value), [['max_value', limit]]) !== undefined;
        const isLess = problemOf(value, [['min_value', limit]]) !== undefined;
        expect([isMore, isLess]).toStrictEqual([value > limit, value < limit]);
      }),
    );
  });

  it('VAL-040 can be custom, as a pattern or function', () => {
    const even = { handler: (text: string) => Number(text) % 2 === 0, message: 'Even ones only' };
    expect(problemOf('4', [even])).toBeUndefined();
    expect(refusedByContract(['required', even], '5')).toStrictEqual(['Even ones only']);
    expect(problemOf('', [even])).toBeUndefined();
    expect(problemOf('x', [{ pattern: /^y$/, message: 'Only y' }])).toBe('Only y');
  });
});

describe('a verification tag', () => {
  it('yields its code for any attribute order and quotes, but not for another site', () => {
    const tag = `<META content='a1-B=' name="p:domain_verify" />`;
    expect(verificationCode('pinterest', tag)).toBe('a1-B=');
    expect(verificationCode('google', tag)).toBeUndefined();
    expect(isVerification('google', 'a1-B=')).toBe(true);
    expect(isVerification('google', 'a1" onload="x')).toBe(false);
    for (const more of ['<meta name="p:domain_verify" content="a" onload="x">', `${tag}${tag}`])
      expect(verificationCode('pinterest', more)).toBeUndefined();
  });
});

describe('e-mail addresses', () => {
  it('accept common formats', () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        expect(problemOf(domain, ['domain'])).toBeUndefined();
        expect(problemOf(`ada@${domain}`, ['email'])).toBeUndefined();
        expect(problemOf(`https://${domain}:8443/a?b#c`, ['url'])).toBeUndefined();
      }),
    );
  });
});
