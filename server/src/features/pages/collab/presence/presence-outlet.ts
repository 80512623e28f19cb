/** Where somebody is goes out this often at most. */
const everyMs = 50;

/** Says when to tell who is where: what many do in a moment goes out as one. */
export class PresenceOutlet {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly publish: () => void) {}

  soon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.publish();
    }, everyMs).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
