import { asConnectError } from './as-connect-error.js';
import { ConnectError } from './connect-error.js';
import type { HostChannel } from './host-channel.js';
import type { ThemeProperty, Theme, ThemeValues } from './types.js';

/** Theme of a session; the page in the frame holds the values. */
export class SessionTheme implements Theme {
  private tried: ThemeValues | null = null;

  constructor(
    private readonly scopes: readonly string[],
    private readonly channel: () => HostChannel | undefined,
  ) {}

  async properties(): Promise<readonly ThemeProperty[]> {
    const { properties } = await this.ask((channel) => channel.request('theme:properties', {}));
    return properties;
  }

  async preview(values: ThemeValues | null): Promise<void> {
    const { problems } = await this.ask((channel) => channel.request('theme:preview', { values }));
    const [[key, problem] = []] = Object.entries(problems);
    if (key !== undefined) throw new ConnectError('theme_refused', `${key}: ${String(problem)}`);
    this.tried = values;
  }

  /** Restores the preview after a reload of the page. */
  again(): void {
    if (this.tried !== null) void this.preview(this.tried).catch(() => undefined);
  }

  private async ask<Answer>(request: (channel: HostChannel) => Promise<Answer>): Promise<Answer> {
    if (!this.scopes.includes('theme:preview'))
      throw new ConnectError('scope_denied', 'The shop owner did not grant permission for this');
    const channel = this.channel();
    if (channel === undefined) throw new ConnectError('closed', 'The page is not loaded');
    try {
      return await request(channel);
    } catch (error) {
      throw asConnectError(error);
    }
  }
}
