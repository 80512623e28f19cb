import { webScheme, type Config } from '../platform/config/config.js';
import { externalEditorOrigin, hasExternalEditor } from './external-editor.js';

const shops = ['tropic', 'nordic', 'gallery', 'neon'];
const accounts = [
  ['owner@tropic.test', 'owner of tropic'],
  ['partner@tropic.test', 'owner of tropic'],
  ['owner@nordic.test', 'owner of nordic'],
  ['shopper@example.test', 'customer'],
  ['staff@selvedge.test', 'staff, manages orders'],
  ['viewer@selvedge.test', 'staff, read only'],
  ['lead@selvedge.test', 'staff, all permissions'],
] as const;

/** Summary for the user of `npm start`; `invitation` is set if there is no staff account. */
export function announcement(
  config: Pick<Config, 'BASE_HOST' | 'NODE_ENV' | 'PORT' | 'SEED_DEMO'>,
  headline: string,
  invitation?: string,
): string {
  const { BASE_HOST, SEED_DEMO } = config;
  const address = (name: string): string => `${webScheme(config)}://${name}${BASE_HOST}`;
  const demo = [
    ...shops.map((shop) => `  ${shop.padEnd(12)}${address(`${shop}.`)}`),
    ...(hasExternalEditor(config)
      ? [`  ${'editor'.padEnd(12)}${externalEditorOrigin(config)}`]
      : []),
    '',
    'Demo accounts (password selvedge-demo-1)',
    ...accounts.map(([email, who]) => `  ${email.padEnd(24)}${who}`),
  ];
  return [
    '',
    headline,
    `  ${'main brand'.padEnd(12)}${address('')}`,
    `  ${'staff'.padEnd(12)}${address('atlas.')}`,
    ...(SEED_DEMO ? demo : []),
    ...(invitation === undefined ? [] : firstSteps(invitation)),
    '',
  ].join('\n');
}

function firstSteps(invitation: string): readonly string[] {
  return [
    '',
    'There is no staff account yet. Open this link within a day to create yours and set up the main brand:',
    `  ${invitation}`,
  ];
}
