import type { Browser } from '../testing/browser.js';
import type { TestApp } from '../testing/start-app.js';
import { type Client, connect } from './live-client.testing.js';

/** Live connections of browsers to the whole server, closed after each test of the `describe`. */
export function useScreens(app: () => TestApp): (browser: Browser) => Promise<Client> {
  const screens: Client[] = [];
  afterEach(() => {
    for (const { socket } of screens.splice(0)) socket.disconnect();
  });
  return async (browser) => {
    const { host } = browser;
    const cookie = browser.cookieHeader();
    const screen = await connect(Number(new URL(app().url).port), {
      ...{ host, origin: `http://${host}` },
      ...(cookie !== '' && { cookie }),
    });
    screens.push(screen);
    return screen;
  };
}
