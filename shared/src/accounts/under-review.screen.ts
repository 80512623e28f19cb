import { defineScreen, type NoProps } from '../screens/define-screen.js';

export const underReviewScreen = defineScreen<NoProps>()({
  name: 'under-review',
  routes: ['/store-under-review/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
});
