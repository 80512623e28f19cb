import { createReadStream } from 'node:fs';
import path from 'node:path';

import type { INestApplicationContext } from '@nestjs/common';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';

import { MediaFiles, MediaLibrary } from '../../features/media/index.js';
import { gallery, neonDivision, nordic, tropic } from '../demo-stores.js';
import { SCENES, sceneUuid, type SceneFile, type SceneName } from './scenes.js';

/** Resolves from both `src` and `dist`. */
const folder = path.resolve(import.meta.dirname, '../../../../assets/scenes');

interface SceneUse {
  /** The scene that the file shows. */
  readonly name: SceneName;
  /** The store in whose media library it is. */
  readonly division: number;
}

export const sceneFiles: ReadonlyMap<SceneFile, SceneUse> = new Map<SceneFile, SceneUse>([
  ['tropic', { name: 'tropic', division: tropic.division }],
  ['tropic-tall', { name: 'tropic', division: tropic.division }],
  ['nordic', { name: 'nordic', division: nordic.division }],
  ['nordic-tall', { name: 'nordic', division: nordic.division }],
  ['gallery', { name: 'gallery', division: gallery.division }],
  ['neon', { name: 'neon', division: neonDivision }],
  ['neon-tall', { name: 'neon', division: neonDivision }],
  ['selvedge', { name: 'selvedge', division: MAIN_DIVISION }],
  ['selvedge-tall', { name: 'selvedge', division: MAIN_DIVISION }],
]);

/** Uploads the scenes to the media libraries of their stores; existing ones stay unchanged. */
export async function seedScenes(app: INestApplicationContext): Promise<void> {
  const files = app.get(MediaFiles, { strict: false });
  const library = app.get(MediaLibrary, { strict: false });
  await Promise.all(
    [...sceneFiles].map(async ([file, { name, division }]) => {
      const uuid = sceneUuid(file);
      if ((await files.original(division, uuid)) !== undefined) return;
      const content = createReadStream(path.join(folder, `${file}.webp`));
      await library.upload({ division, actor: 'system:demo' }, `${file}.webp`, content, uuid);
      await library.change(division, uuid, { altText: SCENES[name] });
    }),
  );
}
