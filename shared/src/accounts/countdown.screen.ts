import { defineScreen } from '../storefront/define-screen.js';

export interface CountdownProps {
  readonly heading: string;
  readonly opensAt: string | null;
  /** Whether `opensAt` has passed. The shop does not open automatically; its owner opens it. */
  readonly isPast: boolean;
}

export const countdownScreen = defineScreen<CountdownProps>()({
  name: 'countdown',
  routes: ['/countdown/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
});
