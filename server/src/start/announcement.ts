import type { Config } from '../platform/config.js';
import { externalEditorOrigin, hasExternalEditor } from './external-editor.js';

const shops = ['tropic', 'nordic', 'gallery', 'neon'];
const accounts = [
  ['owner@tropic.test', 'owner of tropic'],
  ['partner@tropic.test', 'owner of tropic'],
  ['owner@nordic.test', 'owner of nordic'],
  ['shopper@example.test', 'customer'],
  ['staff@selvedge.test', 'staff, may manage orders'],
  ['viewer@selvedge.test', 'staff, may look'],
] as const;

/** What a person who has just typed `npm start` wants to know. */
export function announcement(
  config: Pick<Config, 'BASE_HOST' | 'NODE_ENV' | 'PORT' | 'SEED_DEMO'>,
  headline: string,
): string {
  const { BASE_HOST, SEED_DEMO } = config;
  const address = (name: string): string => `http://${name}${BASE_HOST}`;
  const demo = [
    ...shops.map((shop) => `  ${shop.padEnd(12)}${address(`${shop}.`)}`),
    ...(hasExternalEditor(config)
      ? [`  ${'editor'.padEnd(12)}${externalEditorOrigin(config)}`]
      : []),
    '',
    'Demo accounts, all with the password selvedge-demo-1',
    ...accounts.map(([email, who]) => `  ${email.padEnd(24)}${who}`),
  ];
  return [
    '',
    headline,
    `  ${'main brand'.padEnd(12)}${address('')}`,
    `  ${'staff'.padEnd(12)}${address('atlas.')}`,
    ...(SEED_DEMO ? demo : []),
    '',
  ].join('\n');
}
