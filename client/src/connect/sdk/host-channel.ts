import type { Channel } from '@selvedge/shared/connect/channel';
import type { FrameEvents, HostEvents, HostRequests } from '@selvedge/shared/connect/protocol';

/** The editor's end of the connection. */
export type HostChannel = Channel<HostEvents, FrameEvents, HostRequests>;
