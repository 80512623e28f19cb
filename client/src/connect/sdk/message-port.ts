import type { Port } from '@selvedge/shared/connect/channel';

/** Adapts a browser MessagePort to a channel. */
export function portOf(port: MessagePort): Port {
  return {
    listen: (listener) => {
      port.onmessage = ({ data }) => {
        listener(data);
      };
    },
    post: (message) => {
      port.postMessage(message);
    },
    close: () => {
      port.close();
    },
    later: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => {
        clearTimeout(timer);
      };
    },
  };
}
