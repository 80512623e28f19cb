import type { SizeChart } from '../catalogue/garments/size-charts.js';
import { belowHome } from '../screens/breadcrumb-trail.js';
import { defineScreen } from '../screens/define-screen.js';

export interface SizeGuideProps {
  /** Charts of the garments that the shop sells. */
  readonly charts: readonly Omit<SizeChart, 'id'>[];
}

/** Size guide of every shop; a page of the owner at its address replaces it. */
export const sizeGuideScreen = defineScreen<SizeGuideProps>()({
  name: 'size-guide',
  routes: ['/size-guide/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: () => [],
  breadcrumbs: () => belowHome('Size guide'),
});
