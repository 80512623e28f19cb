import { createReadStream } from 'node:fs';
import path from 'node:path';

import type { INestApplicationContext } from '@nestjs/common';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';

import { MediaFiles, MediaLibrary } from '../../features/media/index.js';
import { apothecary, bare, gallery, neonDivision, nordic, tropic } from '../demo-stores.js';
import { SCENES, sceneUuid, type SceneFile, type SceneName } from './scenes.js';

/** Resolves from both `src` and `dist`. */
const folder = path.resolve(import.meta.dirname, '../../../../assets/scenes');

/** The store in whose media library each scene is. */
const stores: readonly (readonly [SceneName, number])[] = [
  ['tropic', tropic.division],
  ['nordic', nordic.division],
  ['gallery', gallery.division],
  ['neon', neonDivision],
  ['selvedge', MAIN_DIVISION],
  ['naked', bare.division],
  ['apothecary', apothecary.division],
];

interface SceneUse {
  readonly file: SceneFile;
  readonly name: SceneName;
  readonly division: number;
}

/** Both formats of every scene. */
export const sceneUses: readonly SceneUse[] = stores.flatMap(([name, division]) =>
  ([name, `${name}-tall`] as const).map((file) => ({ file, name, division })),
);

/** Uploads the scenes to the media libraries of their stores; existing ones stay unchanged. */
export async function seedScenes(app: INestApplicationContext): Promise<void> {
  const files = app.get(MediaFiles, { strict: false });
  const library = app.get(MediaLibrary, { strict: false });
  await Promise.all(
    sceneUses.map(async ({ file, name, division }) => {
      const uuid = sceneUuid(file);
      if ((await files.original(division, uuid)) !== undefined) return;
      const content = createReadStream(path.join(folder, `${file}.webp`));
      await library.upload({ division, actor: 'system:demo' }, `${file}.webp`, content, uuid);
      await library.change(division, uuid, { altText: SCENES[name] });
    }),
  );
}
