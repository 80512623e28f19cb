import type { ShopStep } from '@selvedge/shared/opening/contract';
import type { Ability } from '@selvedge/shared/policies/policies';

/** Screen on which a step is done. */
type StepLink =
  | { readonly to: '/opening/look' }
  | { readonly to: '/opening/product' }
  | { readonly to: '/pages' }
  | { readonly to: '/business' }
  | {
      readonly to: '/settings/{-$section}';
      readonly params: { readonly section: 'general' | 'menu' };
    };

interface StepContent {
  readonly title: string;
  readonly text: string;
  /** Null if the operator of the installation does the step. */
  readonly action: string | null;
  /** Null if the button itself does the step. */
  readonly to: StepLink | null;
  readonly ability: Ability;
}

/** Texts and link of each set-up step. */
export const STEPS: Readonly<Record<ShopStep['name'], StepContent>> = {
  look: {
    title: 'Choose a theme',
    text: 'Preview each theme on your own shop.',
    action: 'Choose a theme',
    to: { to: '/opening/look' },
    ability: 'theme.manage',
  },
  product: {
    title: 'Add a product',
    text: 'Upload a design or choose one of ours, pick a garment, and set a price.',
    action: 'Add product',
    to: { to: '/opening/product' },
    ability: 'products.manage',
  },
  logo: {
    title: 'Upload a logo',
    text: 'Until then your shop shows its name at the top.',
    action: 'Upload logo',
    to: { to: '/settings/{-$section}', params: { section: 'general' } },
    ability: 'settings.manage',
  },
  'home-page': {
    title: 'Edit your home page',
    text: "It shows your shop's name and products. Add your own text and images.",
    action: 'Edit pages',
    to: { to: '/pages' },
    ability: 'pages.manage',
  },
  menu: {
    title: 'Edit your menu',
    text: 'It links to your products and to a page about printing. Add your collections and pages.',
    action: 'Edit menu',
    to: { to: '/settings/{-$section}', params: { section: 'menu' } },
    ability: 'settings.manage',
  },
  business: {
    title: 'Add your business details',
    text: 'Your terms of sale and invoices name the legal entity that shoppers buy from.',
    action: 'Add business details',
    to: { to: '/business' },
    ability: 'business.manage',
  },
  payments: {
    title: 'Payments are not set up',
    text: 'Shoppers can fill a basket but cannot order. Ask the operator of this installation to set up payments.',
    action: null,
    to: null,
    ability: 'settings.manage',
  },
  open: {
    title: 'Open your shop',
    text: 'Until then visitors see a coming-soon page. You and your team see the whole shop.',
    action: 'Open shop',
    to: null,
    ability: 'settings.manage',
  },
};
