/** The current time. Injected, so that tests can set it; deciders get the time with the command. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
