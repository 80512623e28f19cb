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
} as const;

/** Focal point of scenes with space for text on their left: a tablet, with its text below, crops it. */
export const quietLeft = { x: 1, y: 0.5 };

export type SceneName = keyof typeof SCENES;
/** Scenes that also exist in portrait format, for phones. */
export type TallSceneName = Exclude<SceneName, 'gallery'>;
/** Name of a file without extension. */
export type SceneFile = SceneName | `${TallSceneName}-tall`;

/** Uuid in the media library of its store. */
export function sceneUuid(file: SceneFile): string {
  return demoUuid(`scene ${file}`);
}

/** Path on the host of its store. */
export function scene(file: SceneFile): string {
  return `/images/${sceneUuid(file)}`;
}
