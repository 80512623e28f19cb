import type { Problem } from '@selvedge/shared/http/problem';
import type { MediaItem } from '@selvedge/shared/media/contract';

import { ApiError, csrfToken, sentAsOneself } from '../../../../lib/http.js';

/** A transfer under way. `done` rejects with ApiError, also when it was cancelled (status 0). */
export interface Transfer {
  readonly done: Promise<MediaItem>;
  readonly cancel: () => void;
}

/**
 * Sends a file as the body of a call, since only XMLHttpRequest tells how far it is. `onProgress`
 * gets the sent part, 0 to 1, anew where it is sent again (IDN-006).
 */
export function uploadMedia(file: File, onProgress: (part: number) => void): Transfer {
  let isCancelled = false;
  let request: XMLHttpRequest | undefined;
  const done = sentAsOneself(() => {
    // The question for a password was open meanwhile.
    if (isCancelled) return Promise.reject(new ApiError(0, {}));
    request = new XMLHttpRequest();
    return sent(request, file, onProgress);
  });
  return {
    done,
    cancel: () => {
      isCancelled = true;
      request?.abort();
    },
  };
}

function sent(
  request: XMLHttpRequest,
  file: File,
  onProgress: (part: number) => void,
): Promise<MediaItem> {
  const done = new Promise<MediaItem>((resolve, reject) => {
    const fail = () => {
      reject(new ApiError(0, {}));
    };
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(total === 0 ? 0 : loaded / total);
    };
    request.onload = () => {
      const answer = parsed(request.responseText);
      // The server answers an upload with the new item, and a refusal with a problem.
      if (request.status === 201) resolve(answer as MediaItem);
      // As above.
      else reject(new ApiError(request.status, answer as Partial<Problem>));
    };
    request.onerror = fail;
    request.onabort = fail;
  });
  request.open('POST', `/omnis/v3/dashboard/media/?name=${encodeURIComponent(file.name)}`);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.setRequestHeader('x-xsrf-token', csrfToken() ?? '');
  request.send(file);
  return done;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Something in between answered; a problem without words leads to the general ones.
    return {};
  }
}
