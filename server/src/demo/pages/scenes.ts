import { demoUuid } from '../catalogue/demo-uuid.js';

/** Pictures that home pages begin with: the files of `assets/scenes`, which `assets/make/scenes` makes. */
export const SCENES = {
  tropic: 'A navy, a teal and a natural shirt on warm clay, in the evening sun and a palm’s shadow',
  nordic: 'A grey sweater with calm water, a green T-shirt and a canvas bag in a window’s light',
  neon: 'A black hoodie before a ring of pink neon light on a brick wall, and a vest top beside it',
  selvedge:
    'A T-shirt with mountains, a hoodie with a fox and a blue T-shirt on a rail at a green wall',
  gallery: 'Three framed prints on a lit gallery wall, with a bench before them',
} as const;

export type SceneName = keyof typeof SCENES;

/** Its uuid in the media library of the store that it is for. */
export function sceneUuid(name: SceneName): string {
  return demoUuid(`scene ${name}`);
}

/** Its address on the store's host. */
export function scene(name: SceneName): string {
  return `/images/${sceneUuid(name)}`;
}
