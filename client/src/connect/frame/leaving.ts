import type { FrameChannel } from './host.js';
import { showNotice } from './notice.js';
import type { Preview } from './preview.js';
import { codeOfClose } from '../sdk/close-reasons.js';
import { ConnectError } from '../sdk/connect-error.js';

const revokedNotice = {
  title: 'The session has ended',
  text: 'Open this page in the editor again from the shop’s dashboard.',
};
const closedNotice = {
  title: 'The editor closed this page',
  text: 'You can leave this page now.',
};

/**
 * Ends the connection when the editor leaves, and notifies the editor when the shop ends the
 * session. The page answers nothing afterwards.
 */
export function endTogether(
  channel: FrameChannel,
  preview: Preview | undefined,
  onEnd: () => void,
): void {
  const end = (notice: typeof revokedNotice): void => {
    onEnd();
    preview?.session.end();
    showNotice(notice);
  };
  channel.on('session:revoked', () => {
    channel.close();
    end(revokedNotice);
  });
  channel.on('bye', () => {
    channel.close();
    end(closedNotice);
  });
  preview?.session.subscribe(() => {
    const { phase, code } = preview.session.current();
    if (phase !== 'ended' || codeOfClose(code) !== 'session_revoked') return;
    leave(channel, true);
    end(revokedNotice);
  });
}

/** Notifies the editor that its page could not be joined. */
export function leaveAfter(error: unknown, channel: FrameChannel): void {
  leave(channel, error instanceof ConnectError && error.code === 'session_revoked');
}

function leave(channel: FrameChannel, isRevoked: boolean): void {
  if (isRevoked) channel.send('session:revoked', {});
  channel.send('bye', {});
  channel.close();
}
