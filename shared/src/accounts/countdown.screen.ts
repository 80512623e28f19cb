import { defineScreen } from '../storefront/define-screen.js';

export interface CountdownProps {
  readonly heading: string;
  readonly opensAt: string | null;
  /** Whether `opensAt` has passed; the owner opens the shop by hand. */
  readonly isPast: boolean;
}

export const countdownScreen = defineScreen<CountdownProps>()({
  name: 'countdown',
  routes: ['/countdown/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
});
