import type { OwnPasskey } from '@selvedge/shared/accounts/passkeys/contract';

import type { Browser } from '../../../platform/testing/browser.js';
import { Authenticator, type Ceremony } from './authenticator.testing.js';

const passkeys = '/omnis/v3/dashboard/secure/passkeys/';

export interface Registered {
  readonly key: Authenticator;
  readonly handle: string;
}

/** Returns the ceremony of a challenge on the browser's current host. */
export const ceremonyOf = ({ host }: Browser, challenge: string): Ceremony => ({
  challenge,
  host,
  origin: `http://${host}`,
});

/** Adds a passkey for a user with a second factor and a recent password confirmation. */
export async function addPasskey(person: Browser, key = new Authenticator()): Promise<Registered> {
  const { body } = await person.post(passkeys);
  const added = await person.post(`${passkeys}add/`, key.make(ceremonyOf(person, body.challenge)));
  if (added.status !== 200) throw new Error(`Refused: ${added.text}`);
  return { key, handle: body.user.id };
}

export async function removePasskeys(person: Browser): Promise<void> {
  const own: readonly OwnPasskey[] = (await person.get(passkeys)).body;
  for (const { id } of own) await person.send('delete', `${passkeys}${id}/`, {});
}
