import type { HostEvents } from '@selvedge/shared/connect/protocol';

import type { FrameSession } from './frame-session.js';
import type { FrameChannel } from './host.js';
import { ThemePreviewSession } from './theme-trial.js';
import { fontUrl } from '../../lib/font-urls.js';

/**
 * Handles theme previews of an editor that holds the scope; visual values arrive as a style sheet.
 */
export function followThemes(
  channel: FrameChannel,
  { scopes, theme }: FrameSession,
  tryTheme: (theme: HostEvents['theme:preview']) => void,
): void {
  if (!scopes.includes('theme:preview')) return;
  channel.on('theme:preview', tryTheme);
  if (theme === undefined) return;
  const trial = new ThemePreviewSession(theme, tryTheme, fontUrl);
  channel.onRequest('theme:properties', () => ({ properties: trial.properties() }));
  channel.onRequest('theme:preview', (request: Parameters<typeof trial.preview>[0]) =>
    trial.preview(request),
  );
}
