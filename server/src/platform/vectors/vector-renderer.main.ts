import sharp from 'sharp';

import type { VectorResult, VectorTask } from './vector-task.js';

/*
 * The child process of `rasterise`: renders one drawing per message. librsvg runs native code that nothing
 * within a process can interrupt, so the parent kills this process when a drawing takes too long.
 */

sharp.cache(false);
sharp.concurrency(1);

process.on('message', (task: VectorTask) => {
  void render(task).then((result) => process.send?.(result));
});
// The parent has ended. A normal exit would wait for the native code.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.('ready');

async function render({ content, density, maxPixels, resize }: VectorTask): Promise<VectorResult> {
  try {
    const drawing = sharp(content, { density, failOn: 'error', limitInputPixels: maxPixels });
    const sized =
      resize === undefined ? drawing : drawing.resize({ background: '#0000', ...resize });
    const pixels = sized.toColourspace('srgb').ensureAlpha().raw();
    const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    return { error: String(error) };
  }
}
