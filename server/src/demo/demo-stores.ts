import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';
import type { Store } from '@selvedge/shared/stores/contract';
import { storeDefaults } from '@selvedge/shared/stores/store-defaults';

import { nordicMenu, tropicMenu } from './demo-menus.js';
import { scene, type SceneFile } from './pages/scenes.js';

const daysToOpening = 21;
const dayMs = 24 * 60 * 60 * 1_000;

/** Theme value with the picture of sign-in, password and coming-soon pages. */
const atTheDoor = (file: SceneFile) => ({ 'gate.image': scene(file) });

/**
 * Demo stores, each with another theme and state. `neon` opens on the morning three weeks after
 * `now`.
 */
export function demoStores(now: Date): readonly Store[] {
  return [mainBrand, tropic, nordic, gallery, neon(now), bare, apothecary];
}

const mainBrand: Store = {
  ...storeDefaults,
  division: MAIN_DIVISION,
  name: 'Selvedge',
  code: 'selvedge',
  theme: 'teemill',
  themeValues: atTheDoor('selvedge-tall'),
  pro: true,
  sitewideBanner: { enabled: true, text: 'Printed to order, nothing wasted', href: '/' },
  mainMenu: [
    { text: 'Our favourites', href: '/collection/favourites/' },
    { text: 'Alpine Tee', href: '/product/alpine-tee/' },
    { text: 'Open a shop', href: '/dashboard/shops/new' },
  ],
};

/** Main store of the demo. */
export const tropic: Store = {
  ...storeDefaults,
  division: 21,
  name: 'Tropic',
  code: 'tropic',
  theme: 'tropic',
  themeValues: atTheDoor('tropic-tall'),
  pro: true,
  currencyPlugin: { enabled: true, currency: 'GBP', currencies: 'GBP,USD,EUR' },
  favouritesEnabled: true,
  sitewideBanner: { enabled: true, text: 'Free returns within 14 days', href: '/' },
  mainMenu: tropicMenu,
};

export const nordic: Store = {
  ...storeDefaults,
  division: 22,
  name: 'Nordic Line',
  code: 'nordic',
  theme: 'nordic',
  themeValues: atTheDoor('nordic-tall'),
  mainMenu: nordicMenu,
};

export const gallery: Store = {
  ...storeDefaults,
  division: 23,
  name: 'The Gallery',
  code: 'gallery',
  pro: true,
  theme: 'gallery',
  themeValues: atTheDoor('gallery-tall'),
  passwordProtected: true,
};

export const neonDivision = 24;

export const bare: Store = {
  ...storeDefaults,
  division: 25,
  name: 'Bare',
  code: 'bare',
  theme: 'naked',
  themeValues: atTheDoor('naked-tall'),
  mainMenu: [
    { text: 'All products', href: '/collection/everything/' },
    { text: 'About', href: '/about/' },
  ],
};

export const apothecary: Store = {
  ...storeDefaults,
  division: 26,
  name: 'The Apothecary',
  code: 'apothecary',
  theme: 'apothecary',
  themeValues: atTheDoor('apothecary-tall'),
  sitewideBanner: { enabled: true, text: 'Free returns within 14 days', href: '/about/' },
  mainMenu: [
    { text: 'The cabinet', href: '/collection/the-cabinet/' },
    { text: 'For the night', href: '/collection/for-the-night/' },
    { text: 'About', href: '/about/' },
  ],
};

function neon(now: Date): Store {
  const day = new Date(now.getTime() + daysToOpening * dayMs).toISOString().slice(0, 10);
  const opensAt = `${day}T09:00:00.000Z`;
  return {
    ...storeDefaults,
    division: neonDivision,
    name: 'Neon City',
    code: 'neon',
    theme: 'neonCity',
    themeValues: atTheDoor('neon-tall'),
    comingSoon: { enabled: true, opensAt, heading: 'The city lights up soon' },
  };
}
