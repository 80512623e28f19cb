import { belowHome } from '../screens/breadcrumb-trail.js';
import { defineScreen, type NoProps } from '../screens/define-screen.js';

/** Page about production, identical in all shops. */
export const aboutPrintingScreen = defineScreen<NoProps>()({
  name: 'about-printing',
  routes: ['/about-printing/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: () => [],
  breadcrumbs: () => belowHome('How it is printed'),
});
