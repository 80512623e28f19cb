import { defineScreen } from '../storefront/define-screen.js';

export interface FailedProps {
  /** Null for what is nobody's business. */
  readonly message: string | null;
}

/** What is shown where something went wrong; it has no address of its own. */
export const failedScreen = defineScreen<FailedProps>()({
  name: 'failed',
  routes: [],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
});
