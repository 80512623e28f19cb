import { Injectable, Logger } from '@nestjs/common';

import { currentCorrelationId } from '../../platform/correlation.js';
import { DomainError } from '../../platform/domain-error.js';
import { CommandHandler } from '../../platform/event-log/commands/command-handler.js';
import { Outgoing, type OutgoingAnswer } from '../../platform/http-client/outgoing.js';
import { OutgoingFailed } from '../../platform/http-client/outgoing.errors.js';
import { MediaLibrary } from '../media/index.js';
import type { OutsidePictureCommand } from './outside-picture.commands.js';
import { outsidePictureDecider } from './outside-picture.decider.js';
import { OutsidePictureLate } from './outside-picture.errors.js';
import { OutsidePicturesReader } from './outside-picture.queries.js';
import type { OutsidePictureRow } from './outside-picture.projection.js';
import { addressOfSource } from './outside-source.js';
import { libraryForm, nameIn } from './picture-content.js';

const wish = {
  accept: 'image/webp,image/png,image/jpeg,image/svg+xml,video/mp4;q=0.9,image/*;q=0.8',
  maxBytes: 20 * 1024 * 1024,
};
const actor = 'system:outside-pictures';
/** Of OutgoingFailed: what another time may well be otherwise. */
const passing: ReadonlySet<string> = new Set(['too-slow', 'unreachable']);

/** Fetches pictures of other hosts into the library. */
@Injectable()
export class OutsidePictureFetcher {
  private readonly logger = new Logger(OutsidePictureFetcher.name);

  constructor(
    private readonly commands: CommandHandler,
    private readonly reader: OutsidePicturesReader,
    private readonly outgoing: Outgoing,
    private readonly library: MediaLibrary,
  ) {}

  /** Tries once. Throws OutsidePictureLate where it is to be tried again. */
  async fetch(division: number, key: string): Promise<void> {
    const row = await this.reader.find(division, key);
    if (row?.status !== 'wanted') return;
    const outcome = await this.outcomeOf(row);
    const context = { division, actor, correlationId: currentCorrelationId() ?? key };
    const { events } = await this.commands.handle(context, outsidePictureDecider, outcome);
    const { type } = outcome;
    this.logger.log({ message: 'picture of another host', division, key, type });
    if (events.some(({ event }) => event.type === 'OutsidePictureMissed'))
      throw new OutsidePictureLate();
  }

  private async outcomeOf({
    division,
    key,
    source,
  }: OutsidePictureRow): Promise<OutsidePictureCommand> {
    try {
      const { status, content } = await this.outgoing.get(addressOfSource(source), wish);
      if (status !== 200) return missed(key, `status-${status}`, isPassing(status));
      const file = await libraryForm(content);
      const { uuid } = await this.library.keep({ division, actor }, nameIn(source), file);
      return { type: 'TakeOutsidePicture', key, picture: uuid };
    } catch (error) {
      if (error instanceof OutgoingFailed)
        return missed(key, error.reason, passing.has(error.reason));
      if (error instanceof DomainError) return missed(key, error.code, false);
      throw error;
    }
  }
}

function missed(key: string, reason: string, isPassing: boolean): OutsidePictureCommand {
  return { type: 'MissOutsidePicture', key, reason, isLasting: !isPassing };
}

/** Of an answer: the host is busy, or has a bad day. */
function isPassing(status: OutgoingAnswer['status']): boolean {
  return status === 408 || status === 429 || status >= 500;
}
