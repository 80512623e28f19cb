import type { Channel } from '@selvedge/shared/connect/channel';
import type { FrameEvents, HostEvents, HostRequests } from '@selvedge/shared/connect/protocol';

/** Editor side of the connection. */
export type HostChannel = Channel<HostEvents, FrameEvents, HostRequests>;
