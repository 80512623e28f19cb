import { listIn, objectIn, textIn } from '@selvedge/shared/blocks/model/wire';
import type { Json } from '@selvedge/shared/catalogue/contract';

/** BLX-007: the conditions that are offered, in the words of those who set them. */
export const AUDIENCES: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'is-small-screen', text: 'On small screens' },
  { name: 'isLoggedIn', text: 'Signed in' },
  { name: 'isLoggedOut', text: 'Not signed in' },
  { name: 'has-basket-items', text: 'With something in the basket' },
  { name: 'has-favourites', text: 'With favourites' },
  { name: 'isFromUk', text: 'From the United Kingdom' },
  { name: 'isFromEu', text: 'From the European Union' },
  { name: 'isFromRestOfWorld', text: 'From the rest of the world' },
  { name: 'isPro', text: 'Where the shop is Pro' },
  { name: 'isNotPro', text: 'Where the shop is not Pro' },
  { name: 'canVisitCountdownPage', text: 'Before the shop opens' },
  { name: 'internalUser', text: 'Who works for the shop' },
];

/** A list of conditions with one more or without one; what else is in it stays as it came. */
export function toggled(held: Json | undefined, name: string, isOn: boolean): readonly Json[] {
  const others = (listIn(held) ?? []).filter((one) => nameOf(one) !== name);
  return isOn ? [...others, name] : others;
}

function nameOf(condition: Json): string | undefined {
  return textIn(condition) ?? textIn(objectIn(condition)?.['name']);
}
