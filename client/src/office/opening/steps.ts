import type { ShopStep } from '@selvedge/shared/opening/contract';
import type { Ability } from '@selvedge/shared/permissions/policies';

/** Where a step is done. */
type StepLink =
  | { readonly to: '/opening/look' }
  | { readonly to: '/opening/product' }
  | { readonly to: '/pages' }
  | { readonly to: '/settings/{-$section}'; readonly params: { readonly section: 'general' } };

interface StepContent {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Null where the button does it. */
  readonly to: StepLink | null;
  readonly ability: Ability;
}

/** What is said of each step, and where it is done. */
export const STEPS: Readonly<Record<ShopStep['name'], StepContent>> = {
  look: {
    title: 'Choose its look',
    text: 'Thirty themes, each shown on your own shop before you take it.',
    action: 'Choose a theme',
    to: { to: '/opening/look' },
    ability: 'theme.manage',
  },
  product: {
    title: 'Add a product',
    text: 'Upload a design or take one of ours, choose a garment, and say what it costs.',
    action: 'Add the first one',
    to: { to: '/opening/product' },
    ability: 'products.manage',
  },
  logo: {
    title: 'Upload a logo',
    text: 'Until then the name of your shop stands at the top of it.',
    action: 'Choose a logo',
    to: { to: '/settings/{-$section}', params: { section: 'general' } },
    ability: 'settings.manage',
  },
  'home-page': {
    title: 'Make the home page your own',
    text: 'It has the name of your shop and your products. Put your own words and pictures on it.',
    action: 'Look at your pages',
    to: { to: '/pages' },
    ability: 'pages.manage',
  },
  open: {
    title: 'Open the shop',
    text: 'Until then visitors are told that it opens soon. You and whoever works with you see all of it.',
    action: 'Open it now',
    to: null,
    ability: 'settings.manage',
  },
};
