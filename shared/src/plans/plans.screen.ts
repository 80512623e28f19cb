import { belowHome } from '../screens/breadcrumb-trail.js';
import { defineScreen } from '../screens/define-screen.js';

export interface PlansProps {
  /** Whether the shop has Pro; on the main brand, whether one of the visitor's shops has it. */
  readonly isPro: boolean;
  /** Subject of the page: the current shop, the visitor's shops, or a shop to be opened. */
  readonly speaksOf: 'this-shop' | 'own-shops' | 'no-shop';
}

export const plansScreen = defineScreen<PlansProps>()({
  name: 'plans',
  routes: ['/teemill-plans/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: () => [],
  breadcrumbs: () => belowHome('Plans'),
});
