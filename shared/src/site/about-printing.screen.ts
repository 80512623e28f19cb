import { belowHome } from '../storefront/breadcrumb-trail.js';
import { defineScreen, type NoProps } from '../storefront/define-screen.js';

/** Page about production, identical in all shops. */
export const aboutPrintingScreen = defineScreen<NoProps>()({
  name: 'about-printing',
  routes: ['/about-printing/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: () => [],
  breadcrumbs: () => belowHome('How it is printed'),
});
