import { webScheme, type Config } from '../platform/config/config.js';
import { externalEditorOrigin, hasExternalEditor } from './external-editor.js';

/** Demo shops, the first one being where a visitor should start. */
const shops = [
  ['tropic', 'a shop'],
  ['nordic', 'a smaller shop'],
  ['gallery', 'a shop behind the demo password'],
  ['neon', 'a shop that opens soon'],
  ['bare', 'a plain shop'],
  ['apothecary', 'a shop with frames and labels'],
] as const;
const accounts = [
  ['owner@tropic.test', 'owner of tropic'],
  ['partner@tropic.test', 'owner of tropic'],
  ['owner@nordic.test', 'owner of nordic'],
  ['owner@gallery.test', 'owner of gallery'],
  ['owner@neon.test', 'owner of neon'],
  ['owner@bare.test', 'owner of bare'],
  ['owner@apothecary.test', 'owner of apothecary'],
  ['shopper@example.test', 'customer'],
  ['staff@selvedge.test', 'staff, manages orders'],
  ['viewer@selvedge.test', 'staff, read only'],
  ['lead@selvedge.test', 'staff, all permissions'],
] as const;

/** Summary for the user of `npm start`; `invitation` is set if there is no staff account. */
export function announcement(
  config: Pick<Config, 'API_DOCS' | 'BASE_HOST' | 'NODE_ENV' | 'PORT' | 'SEED_DEMO'>,
  headline: string,
  invitation?: string,
): string {
  const { API_DOCS, BASE_HOST, SEED_DEMO } = config;
  const line = (subdomain: string, path: string, what: string): string =>
    lineOf(`${webScheme(config)}://${subdomain}${BASE_HOST}${path}`, what);
  const editor = hasExternalEditor(config)
    ? [lineOf(externalEditorOrigin(config), 'a third-party page editor')]
    : [];
  return [
    '',
    headline,
    ...(SEED_DEMO ? shops.map(([shop, what]) => line(`${shop}.`, '/', what)) : []),
    ...(SEED_DEMO ? [line('tropic.', '/dashboard/', 'the dashboard of its owners')] : []),
    line('atlas.', '/', 'atlas, the staff back office'),
    line('', '/', 'the main brand'),
    ...(API_DOCS ? [line('', '/docs/', 'the API reference')] : []),
    ...(SEED_DEMO ? [...editor, ...demoAccounts()] : []),
    ...(invitation === undefined ? [] : firstSteps(invitation)),
    '',
  ].join('\n');
}

const lineOf = (address: string, what: string): string => `  ${address.padEnd(40)}${what}`;

function demoAccounts(): readonly string[] {
  return [
    '',
    'Demo accounts (password selvedge-demo-1)',
    ...accounts.map(([email, who]) => `  ${email.padEnd(24)}${who}`),
  ];
}

function firstSteps(invitation: string): readonly string[] {
  return [
    '',
    'There is no staff account yet. Open this link within a day to create yours and set up the main brand:',
    `  ${invitation}`,
  ];
}
