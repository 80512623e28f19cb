import type { CommandContext } from '../commands/command-handler.js';
import { EventLog, type Append } from '../event-log.js';
import type { Recorded } from '../model/projection.js';
import { contextIn, counted } from './tally.testing.js';

/** Log on which another writer appends first a given number of times. */
export class ConflictingLog extends EventLog {
  tries = 0;

  constructor(
    private readonly log: EventLog,
    private readonly times: number,
    private readonly canHold: boolean,
  ) {
    super();
  }

  override async append(append: Append): Promise<readonly Recorded[]> {
    await this.overtake(append.context);
    return this.log.append(append);
  }

  override async appendHolding(
    division: number,
    decide: () => Promise<Append>,
  ): Promise<readonly Recorded[]> {
    if (!this.canHold) return super.appendHolding(division, decide);
    await this.overtake(contextIn(division));
    return this.log.appendHolding(division, decide);
  }

  readStream(...args: Parameters<EventLog['readStream']>): Promise<readonly Recorded[]> {
    return this.log.readStream(...args);
  }

  readDivision(...args: Parameters<EventLog['readDivision']>): Promise<readonly Recorded[]> {
    return this.log.readDivision(...args);
  }

  head(division: number): Promise<number> {
    return this.log.head(division);
  }

  heads(): Promise<ReadonlyMap<number, number>> {
    return this.log.heads();
  }

  subscribe(): () => void {
    return () => undefined;
  }

  private async overtake(context: CommandContext): Promise<void> {
    this.tries += 1;
    if (this.tries > this.times) return;
    const { length } = await this.log.readStream(context.division, 'tally-a');
    const streams = [
      { stream: 'tally-a', expectedVersion: length, events: [counted('other', 10)] },
    ];
    await this.log.append({ context, streams });
  }
}
