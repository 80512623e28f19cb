/** What time it is. Injected, so that tests may say so; deciders get the time with the command. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
