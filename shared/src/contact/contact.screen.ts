import type { BusinessDetails } from '../business/contract.js';
import { belowHome } from '../screens/breadcrumb-trail.js';
import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';

export interface ContactProps {
  /** Legal details of the seller; null until the owner has entered a name. */
  readonly seller: BusinessDetails | null;
  readonly isSent: boolean;
  readonly form: FormState | null;
}

/** Contact page of every shop; a page of the owner at its address replaces it. */
export const contactScreen = defineScreen<ContactProps>()({
  name: 'contact',
  routes: ['/contact/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
  breadcrumbs: () => belowHome('Contact'),
});
