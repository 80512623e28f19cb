import { defineScreen } from '../screens/define-screen.js';

export interface FailedProps {
  /** Null if the details must not be shown. */
  readonly message: string | null;
}

/** Error screen without a route. */
export const failedScreen = defineScreen<FailedProps>()({
  name: 'failed',
  routes: [],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
});
