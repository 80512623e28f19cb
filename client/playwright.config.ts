import path from 'node:path';

import { defineConfig } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, '.data/test');
/** Port of a product that already runs, shared by all parts of a full run. */
const servedPort = process.env['JOURNEYS_SERVED_PORT'];
const port = servedPort ?? process.env['JOURNEYS_PORT'] ?? '3217';
/** Contains the mail outbox and `server.log` of the product under test. */
const dataDir = process.env['JOURNEYS_DATA_DIR'] ?? path.join(results, 'journeys');
const resultsName = process.env['JOURNEYS_RESULTS'] ?? 'journeys';
/** Database with the demo data; without one the product creates its own. */
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
 * Rendering hundreds of mock-ups would dominate the run, so only journeys with this tag load
 * product images.
 */
const needsPictures = /@pictures/;
/** Journeys that visit every screen. */
const tour = /screens\.journey\.ts$/;
/** Journeys that create many orders, which would disturb others. */
const crowd = /many-orders\.journey\.ts$/;
/** Playwright's own flags, because the last such flag wins, plus disabled images. */
const withoutPictures =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';

/** Animations would delay the next click. */
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
  // Long journeys take a minute alone, and longer beside the static checks.
  timeout: 180_000,
  // Browser, product and static checks share two cores, so elements may appear late.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: path.join(results, `${resultsName}.json`) }]],
  use: {
    baseURL: `http://tropic.localhost:${port}`,
    // Tracing every journey would take a quarter of the run; use `--trace on` for a single one.
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
      // Journeys need no prewarmed images.
      PICTURES_AHEAD: '0',
    },
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 30_000 },
  };
}
