import { Injectable, Logger } from '@nestjs/common';

import { currentCorrelationId } from '../../platform/tracing/correlation.js';
import { DomainError } from '../../platform/domain-error.js';
import { CommandHandler } from '../../platform/event-log/commands/command-handler.js';
import { HttpClient, type OutgoingAnswer } from '../../platform/http-client/http-client.js';
import { OutgoingFailed } from '../../platform/http-client/http-client.errors.js';
import { MediaLibrary } from '../media/index.js';
import type { ImageImportCommand } from './image-import.commands.js';
import { imageImportDecider } from './image-import.decider.js';
import { OutsidePictureLate } from './image-import.errors.js';
import { ImageImportsReader } from './image-import.queries.js';
import type { ImageImportRow } from './image-import.projection.js';
import { addressOfSource } from './external-source.js';
import { libraryForm, nameIn } from './picture-content.js';

const requestOptions = {
  accept: 'image/webp,image/png,image/jpeg,image/svg+xml,video/mp4;q=0.9,image/*;q=0.8',
  maxBytes: 20 * 1024 * 1024,
};
const actor = 'system:outside-pictures';
/** Reasons of OutgoingFailed that may be temporary, so that a retry makes sense. */
const passing: ReadonlySet<string> = new Set(['too-slow', 'unreachable']);

/** Fetches external images into the library. */
@Injectable()
export class ImageFetcher {
  private readonly logger = new Logger(ImageFetcher.name);

  constructor(
    private readonly commands: CommandHandler,
    private readonly reader: ImageImportsReader,
    private readonly outgoing: HttpClient,
    private readonly library: MediaLibrary,
  ) {}

  /** Makes one attempt. Throws OutsidePictureLate if it should be retried. */
  async fetch(division: number, key: string): Promise<void> {
    const row = await this.reader.find(division, key);
    if (row?.status !== 'wanted') return;
    const outcome = await this.outcomeOf(row);
    const context = { division, actor, correlationId: currentCorrelationId() ?? key };
    const { events } = await this.commands.handle(context, imageImportDecider, outcome);
    const { type } = outcome;
    this.logger.log({ message: 'Processed an image import', division, key, type });
    if (events.some(({ event }) => event.type === 'OutsidePictureMissed'))
      throw new OutsidePictureLate();
  }

  private async outcomeOf({ division, key, source }: ImageImportRow): Promise<ImageImportCommand> {
    try {
      const { status, content } = await this.outgoing.get(addressOfSource(source), requestOptions);
      if (status !== 200) return missed(key, `status-${status}`, isPassing(status));
      const file = await libraryForm(content);
      const { uuid } = await this.library.findOrAdd({ division, actor }, nameIn(source), file);
      return { type: 'TakeOutsidePicture', key, picture: uuid };
    } catch (error) {
      if (error instanceof OutgoingFailed)
        return missed(key, error.reason, passing.has(error.reason));
      if (error instanceof DomainError) return missed(key, error.code, false);
      throw error;
    }
  }
}

function missed(key: string, reason: string, isPassing: boolean): ImageImportCommand {
  return { type: 'MissOutsidePicture', key, reason, isLasting: !isPassing };
}

/** Whether the status may be temporary: the host is busy or reports a temporary error. */
function isPassing(status: OutgoingAnswer['status']): boolean {
  return status === 408 || status === 429 || status >= 500;
}
