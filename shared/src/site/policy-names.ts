/** Titles of the policy pages, each at `/{name}/`. */
export const POLICY_TITLES = {
  'terms-of-use': 'Terms of use',
  'terms-of-sale': 'Terms of sale',
  'use-of-cookies-and-disclaimer': 'Use of cookies and disclaimer',
  'privacy-policy': 'Privacy policy',
} as const;

export type PolicyName = keyof typeof POLICY_TITLES;

// Object.keys returns plain strings.
export const POLICY_NAMES = Object.keys(POLICY_TITLES) as readonly PolicyName[];

/** For example `/terms-of-use/`. */
export function policyLink(name: PolicyName): string {
  return `/${name}/`;
}

/** Sections of the terms of sale, by text and address. */
export const saleLinks = [
  ['Delivery', `${policyLink('terms-of-sale')}#delivery`],
  ['Returns', `${policyLink('terms-of-sale')}#returns`],
] as const;
