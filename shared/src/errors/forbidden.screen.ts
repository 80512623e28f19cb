import { defineScreen, type NoProps } from '../screens/define-screen.js';

export const forbiddenScreen = defineScreen<NoProps>()({
  name: 'forbidden',
  routes: ['/403/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
});
