import { createReadStream } from 'node:fs';
import path from 'node:path';

import type { INestApplicationContext } from '@nestjs/common';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';

import { MediaFiles, MediaLibrary } from '../../features/media/index.js';
import { gallery, neonDivision, nordic, tropic } from '../demo-stores.js';
import { SCENES, sceneUuid, type SceneName } from './scenes.js';

/** Resolves from both `src` and `dist`. */
const folder = path.resolve(import.meta.dirname, '../../../../assets/scenes');

/** Division that uses each scene. */
export const sceneDivisions: Readonly<Record<SceneName, number>> = {
  tropic: tropic.division,
  nordic: nordic.division,
  gallery: gallery.division,
  neon: neonDivision,
  selvedge: MAIN_DIVISION,
};

export const sceneNames: readonly SceneName[] = ['tropic', 'nordic', 'gallery', 'neon', 'selvedge'];

/** Uploads the scenes to the media libraries of their stores; existing ones stay unchanged. */
export async function seedScenes(app: INestApplicationContext): Promise<void> {
  const files = app.get(MediaFiles, { strict: false });
  const library = app.get(MediaLibrary, { strict: false });
  await Promise.all(
    sceneNames.map(async (name) => {
      const [division, uuid] = [sceneDivisions[name], sceneUuid(name)];
      if ((await files.original(division, uuid)) !== undefined) return;
      const content = createReadStream(path.join(folder, `${name}.webp`));
      await library.upload({ division, actor: 'system:demo' }, `${name}.webp`, content, uuid);
      await library.change(division, uuid, { altText: SCENES[name] });
    }),
  );
}
