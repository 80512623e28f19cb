import { chromium, type Browser } from '@playwright/test';

import { findChromium } from '../../tools/test/programs/chromium.mjs';

/** Throws where there is no Chromium on this machine. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium.');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
  return chromium.launch({ executablePath, args });
}
