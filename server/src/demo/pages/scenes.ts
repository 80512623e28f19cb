import { demoUuid } from '../catalogue/demo-uuid.js';

/**
 * Hero images of the home pages, with alt text. `assets/make/scenes` renders the files in
 * `assets/scenes`.
 */
export const SCENES = {
  tropic: 'Shirts with a sunset and waves on warm clay in the evening sun, with a palm’s shadow',
  nordic: 'A grey sweater with calm water and a green T-shirt with a fox, in the light of a window',
  neon: 'A black hoodie on a brick wall, lit by a ring of pink neon',
  selvedge: 'A T-shirt with mountains and a hoodie with a fox on a rail by a green wall',
  gallery: 'Three framed prints on a lit gallery wall, with a bench in front of them',
  naked: 'A white T-shirt with swallows, a black sweater and a tote on grey studio paper',
  apothecary: 'Clothes on the pegs of a green wall, above a shelf with brown glass bottles',
} as const;

export type SceneName = keyof typeof SCENES;
/** Name of a file without extension. Each scene also exists in portrait format, for phones. */
export type SceneFile = SceneName | `${SceneName}-tall`;

/** Uuid in the media library of its store. */
export function sceneUuid(file: SceneFile): string {
  return demoUuid(`scene ${file}`);
}

/** Path on the host of its store. */
export function scene(file: SceneFile): string {
  return `/images/${sceneUuid(file)}`;
}
