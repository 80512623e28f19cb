import { listIn, objectIn, textIn } from '@selvedge/shared/blocks/model/wire';
import type { Json } from '@selvedge/shared/catalogue/contract';

/** Conditions that the editor offers (BLX-007). */
export const AUDIENCES: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'is-small-screen', text: 'On small screens' },
  { name: 'isLoggedIn', text: 'Signed in' },
  { name: 'isLoggedOut', text: 'Not signed in' },
  { name: 'has-basket-items', text: 'Basket not empty' },
  { name: 'has-favourites', text: 'Has favourites' },
  { name: 'isFromUk', text: 'In the United Kingdom' },
  { name: 'isFromEu', text: 'In the European Union' },
  { name: 'isFromRestOfWorld', text: 'In the rest of the world' },
  { name: 'isPro', text: 'Shop is on Pro' },
  { name: 'isNotPro', text: 'Shop is not on Pro' },
  { name: 'canVisitCountdownPage', text: 'Before the shop opens' },
  { name: 'internalUser', text: 'Staff of the shop' },
];

/** Adds a condition to the list or removes it; keeps all other entries unchanged. */
export function toggleCondition(
  held: Json | undefined,
  name: string,
  isOn: boolean,
): readonly Json[] {
  const others = (listIn(held) ?? []).filter((one) => nameOf(one) !== name);
  return isOn ? [...others, name] : others;
}

function nameOf(condition: Json): string | undefined {
  return textIn(condition) ?? textIn(objectIn(condition)?.['name']);
}
