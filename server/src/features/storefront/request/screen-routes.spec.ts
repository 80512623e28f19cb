import { defineScreen } from '@selvedge/shared/screens/define-screen';

import { SCREEN_ROUTES, screenRoutesOf } from './screen-routes.js';

const about = defineScreen()({
  name: 'about',
  routes: ['/about/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: () => [],
});

describe('screen routes', () => {
  const screensAt = (path: string) => SCREEN_ROUTES.get(path)?.screens.map(({ name }) => name);

  it('RTE-062 try the owner’s home page before the default one', () => {
    expect(screensAt('/')).toStrictEqual(['page', 'home']);
  });

  it('try the owner’s contact page and size guide before the standard ones', () => {
    expect(screensAt('/contact')).toStrictEqual(['page', 'contact']);
    expect(screensAt('/size-guide')).toStrictEqual(['page', 'size-guide']);
  });

  it('RTE-061 try an owner-made page after the screen of an address, and never below a screen', () => {
    expect(screensAt('/privacy-policy')).toStrictEqual(['policy', 'page']);
    expect(screensAt('/product/:product')).toStrictEqual(['product']);
    expect(screensAt('/*')).toStrictEqual(['page']);
  });

  it('reject a screen without a cache key', () => {
    const { cache: _, ...silent } = about;
    // @ts-expect-error -- the compiler also rejects it.
    expect(() => screenRoutesOf([silent])).toThrow('The screen about has no cache key.');
    expect([...screenRoutesOf([about]).keys()]).toStrictEqual(['/about']);
  });
});
