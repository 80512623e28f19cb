import path from 'node:path';

import { defineConfig } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, '.data/test');
/** Where the product runs already, for all parts of a whole run. */
const servedPort = process.env['JOURNEYS_SERVED_PORT'];
const port = servedPort ?? process.env['JOURNEYS_PORT'] ?? '3217';
/** Holds the mail outbox and `server.log` of the product under test. */
const dataDir = process.env['JOURNEYS_DATA_DIR'] ?? path.join(results, 'journeys');
const resultsName = process.env['JOURNEYS_RESULTS'] ?? 'journeys';
/** With the demo in it; without one the product makes its own, below its folder. */
const databaseUrl = process.env['JOURNEYS_DATABASE_URL'] ?? '';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Drawing hundreds of mock-ups is most of what the product would do here: journeys without this tag
 * see the shop without its pictures.
 */
const needsPictures = /@pictures/;
/** The journey to every screen, each of which is looked at by itself. */
const tour = /screens\.journey\.ts$/;
/** What fills the shops, so that others would find them full. */
const crowd = /many-orders\.journey\.ts$/;
/** As Playwright sets them, since the last of such flags wins, and no picture. */
const withoutPictures =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';

/** What moves is in the way of the next click. */
const plain = () => ({
  ...browser([...quiet, withoutPictures]),
  contextOptions: { reducedMotion: 'reduce' as const },
});

const browser = (args: readonly string[]) => ({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...args],
  },
});

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  outputDir: path.join(results, 'playwright'),
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 1,
  metadata: { dataDir, databaseUrl },
  timeout: 60_000,
  // A browser, the product and the specs share two cores: what comes late is not wrong.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: path.join(results, `${resultsName}.json`) }]],
  use: {
    baseURL: `http://tropic.localhost:${port}`,
    // Recording every journey would take a quarter of the run: `--trace on` does it for one of them.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'with pictures', grep: needsPictures, use: browser(quiet) },
    {
      name: 'plain',
      grepInvert: needsPictures,
      testIgnore: [tour, crowd],
      use: plain(),
    },
    { name: 'tour', testMatch: tour, use: plain() },
    { name: 'crowd', testMatch: crowd, use: plain() },
  ],
  ...(servedPort === undefined && { webServer: product() }),
});

function product() {
  return {
    command: `mkdir -p "$DATA_DIR" && exec node tools/start/run.mjs > "$DATA_DIR/server.log" 2>&1`,
    cwd: root,
    env: {
      PORT: port,
      BASE_HOST: `localhost:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      // What no journey looks at is not drawn.
      PICTURES_AHEAD: '0',
    },
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 30_000 },
  };
}
