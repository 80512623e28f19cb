import type { FieldRule } from './field-rules.js';
import type { NumberRuleName, PlainRuleName } from './rules.js';

/** Accepted and rejected examples of a rule, for its documentation. */
export interface RuleExample {
  readonly rule: FieldRule;
  readonly takes: readonly [string, ...string[]];
  readonly refuses: readonly [string, ...string[]];
}

type RuleName = PlainRuleName | NumberRuleName | 'ext' | 'custom';

const meta = (name: string) => `<meta name="${name}" content="a1B2_c3">`;
const frame = '<iframe src="https://player.example/1"></iframe>';

/** Examples of every rule, with default parameters. */
export const ruleExamples: Readonly<Record<RuleName, RuleExample>> = {
  required: of('required', ['a'], ['', '  ']),
  email: of(
    'email',
    ['ada@shop.example', 'a.b+c@post.example'],
    [
      'ada',
      ...['ada@shop', 'a b@c.example', '"a"@c.example', '"a, b"@c.example'],
      ...[',', ';', ':', '<', '>', '(', ')', '\\', '\r\n', '\u0000', '\u200b'].map(
        (sign) => `a${sign}b@c.example`,
      ),
      ...['a@c.example,b@c.example', 'a@c.example b@c.example', 'A <a@c.example>', 'a@[127.0.0.1]'],
    ],
  ),
  url: of(
    'url',
    ['https://shop.example/new?a=1'],
    ['shop.example', 'ftp://shop.example', 'https://shop'],
  ),
  domain: of(
    'domain',
    ['shop.example', 'www.shop.example'],
    ['shop', 'https://shop.example/about', '-a.example'],
  ),
  password: of('password', ['four words make one'], [' four words', 'four words ']),
  two_factor_code: of(
    'two_factor_code',
    ['123456', '123 456', '12-34 56'],
    ['12345', '1234567', '12345a'],
  ),
  recovery_code: of(
    'recovery_code',
    ['abcd1234-efgh5678', 'ABCD1234 – EFGH5678', 'abcd1234efgh5678'],
    ['abcd123-efgh5678', 'abcd1234-efgh567!'],
  ),
  charity_number: of(
    'charity_number',
    ['123456', '1123456', 'SC012345', '1123456-1'],
    ['12345', 'AB123456'],
  ),
  vat_number: of(
    'vat_number',
    ['GB123456789', '123456789', 'DE123456789'],
    ['DE12', 'US123456789'],
  ),
  company_number: of('company_number', ['01234567', 'SC123456'], ['1234567', 'S1234567']),
  measurement_id: of('measurement_id', ['G-ABC123DEF4'], ['ABC123DEF4', 'UA-12345-1']),
  tracking_id: of('tracking_id', ['UA-12345678-1'], ['UA-12345678', 'G-ABC123DEF4']),
  facebook_pixel: of('facebook_pixel', ['123456789012345', '1234567890123456'], ['12345678901234']),
  conversion_id: of('conversion_id', ['1234567', '123456789012'], ['123456', '1234567890123']),
  conversion_label: of('conversion_label', ['AbC-D_efG-h12_34-567'], ['AbC-D_efG-h12_34-', 'Ab C']),
  google_verification: of(
    'google_verification',
    [meta('google-site-verification')],
    [meta('p:domain_verify'), '<script>1</script>'],
  ),
  pinterest_verification: of(
    'pinterest_verification',
    [meta('p:domain_verify')],
    [meta('google-site-verification'), '<meta name="p:domain_verify">'],
  ),
  facebook_verification: of(
    'facebook_verification',
    [meta('facebook-domain-verification')],
    [meta('google-site-verification'), `${meta('facebook-domain-verification')}<p>`],
  ),
  embed_code: of(
    'embed_code',
    [frame, `<iframe width="300" src='https://player.example/1' allowfullscreen> </iframe>`],
    [
      'https://player.example/1',
      frame.replace('https', 'http'),
      frame.replace('src', 'onload="x" src'),
    ],
  ),
  alpha: of('alpha', ['Zoë'], ['Zoë B', 'Zoë1']),
  alpha_dash: of('alpha_dash', ['ada_king-1'], ['ada king', 'ada.king']),
  alpha_spaces: of('alpha_spaces', ['Zoë Brown'], ['Zoë-Brown', 'Zoë 1']),
  alpha_spaces_punctuation: of('alpha_spaces_punctuation', ["Zoë O'Brown, MA"], ['Zoë 1']),
  numeric: of('numeric', ['12', '-3'], ['1.5', 'twelve']),
  numeric_float: of('numeric_float', ['12', '1.5', '-0.25'], ['1,5', 'twelve', '1.']),
  number_required: of('number_required', ['a1'], ['abc']),
  two_decimal_places: of('two_decimal_places', ['12', '1.5', '1.25'], ['1.255', 'twelve']),
  positive_number: of('positive_number', ['0.01', '3'], ['0', '-1', 'three']),
  uk_phone: of(
    'uk_phone',
    ['020 7946 0018', '+44 (0)20 7946 0018'],
    ['7946 0018', '+33 1 23 45 67 89'],
  ),
  sort_code: of('sort_code', ['12-34-56', '123456', '12 34 56'], ['12-34-5', '12-34-567']),
  postcode: of(
    'postcode',
    ['PO40 9PY', 'sw1a1aa', 'M1-1AE', 'M1\u{a0} 1AE'],
    ['20457', 'PO40', 'QQ1 1AA'],
  ),
  national_insurance_number: of(
    'national_insurance_number',
    ['AB 12 34 56 C'],
    ['BG123456C', 'AB123456E'],
  ),
  bank_account_number: of(
    'bank_account_number',
    ['12345678', '1234 5678'],
    ['1234567', '123456789'],
  ),
  lowercase: of('lowercase', ['tropic'], ['Tropic']),
  min_length: of(['min_length'], ['abc'], ['ab']),
  max_length: of(['max_length'], ['a'.repeat(10)], ['a'.repeat(11)]),
  ext: of(['ext', ['png', 'jpg']], ['shirt.png', 'SHIRT.JPG'], ['shirt.gif', 'png']),
  min_value: of(['min_value'], ['0', '12'], ['-1', 'few']),
  max_value: of(['max_value'], ['50'], ['51', 'many']),
  custom: of(
    { pattern: /^[A-Z]{3}(?:,[A-Z]{3})*$/, message: 'Please list currencies such as GBP,USD' },
    ['GBP,USD'],
    ['GBP USD'],
  ),
};

function of(
  rule: FieldRule,
  takes: RuleExample['takes'],
  refuses: RuleExample['refuses'],
): RuleExample {
  return { rule, takes, refuses };
}
