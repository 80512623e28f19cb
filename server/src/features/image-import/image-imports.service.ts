import { Injectable } from '@nestjs/common';

import { Clock } from '../../platform/clock.js';
import {
  commandFor,
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { imageImportDecider } from './image-import.decider.js';
import { ImageImportsReader } from './image-import.queries.js';
import { fitSources, keyOfSource } from './external-source.js';

const againAfterMs = 60 * 60 * 1000;

/** Requests imports of external images. */
@Injectable()
export class ImageImports {
  constructor(
    private readonly commands: CommandHandler,
    private readonly reader: ImageImportsReader,
    private readonly clock: Clock,
  ) {}

  /**
   * Requests the images that a page shows. They are fetched in the background, once for all pages
   * of the store; a failed one is requested again after an hour at the earliest.
   */
  async want(context: CommandContext, sources: readonly string[]): Promise<void> {
    const fit = fitSources(sources);
    if (fit.length === 0) return;
    const time = this.clock.now();
    const now = time.toISOString();
    const notAgainBefore = new Date(time.getTime() + againAfterMs).toISOString();
    const settled = await this.reader.settled(context.division, fit, now);
    const commands = fit
      .filter((source) => !settled.has(source))
      .map((source) => {
        const key = keyOfSource(source);
        const type = 'WantOutsidePicture' as const;
        return commandFor(imageImportDecider, { type, key, source, now, notAgainBefore });
      });
    if (commands.length > 0) await this.commands.handleTogether(context, commands);
  }
}
