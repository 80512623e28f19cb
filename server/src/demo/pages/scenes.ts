import { demoUuid } from '../catalogue/demo-uuid.js';

/**
 * Hero images of the home pages, with alt text. `assets/make/scenes` renders the files in
 * `assets/scenes`.
 */
export const SCENES = {
  tropic: 'Navy, teal and natural T-shirts on warm clay in the evening sun, with a palm’s shadow',
  nordic: 'A grey sweater with calm water, a green T-shirt and a canvas bag by a window',
  neon: 'A black hoodie and a vest top on a brick wall, lit by a ring of pink neon',
  selvedge:
    'A T-shirt with mountains, a hoodie with a fox and a blue T-shirt on a rail by a green wall',
  gallery: 'Three framed prints on a lit gallery wall, with a bench in front of them',
} as const;

export type SceneName = keyof typeof SCENES;

/** Uuid in the media library of its store. */
export function sceneUuid(name: SceneName): string {
  return demoUuid(`scene ${name}`);
}

/** Path on the host of its store. */
export function scene(name: SceneName): string {
  return `/images/${sceneUuid(name)}`;
}
