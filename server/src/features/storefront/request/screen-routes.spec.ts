import { defineScreen } from '@selvedge/shared/storefront/define-screen';

import { SCREEN_ROUTES, screenRoutesOf } from './screen-routes.js';

const about = defineScreen()({
  name: 'about',
  routes: ['/about/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: () => [],
});

describe('the routes of screens', () => {
  const screensAt = (path: string) => SCREEN_ROUTES.get(path)?.screens.map(({ name }) => name);

  it('RTE-062 the owner’s home page is asked before the one that every shop has', () => {
    expect(screensAt('/')).toStrictEqual(['page', 'home']);
  });

  it('RTE-061 an owner’s page is asked after the screen that names its address, and never below one', () => {
    expect(screensAt('/privacy-policy')).toStrictEqual(['policy', 'page']);
    expect(screensAt('/product/:product')).toStrictEqual(['product']);
    expect(screensAt('/*')).toStrictEqual(['page']);
  });

  it('a screen that does not say what tells its pages apart has none', () => {
    const { cache: _, ...silent } = about;
    // @ts-expect-error -- the compiler says so too.
    expect(() => screenRoutesOf([silent])).toThrow(
      'The screen about does not say under which key its pages are kept.',
    );
    expect([...screenRoutesOf([about]).keys()]).toStrictEqual(['/about']);
  });
});
