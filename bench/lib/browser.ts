import { chromium, type Browser } from '@playwright/test';

import { findChromium } from '../../tools/test/programs/chromium.mjs';

/** Throws if Chromium is not installed. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error('Chromium is not installed.');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
  return chromium.launch({ executablePath, args });
}
