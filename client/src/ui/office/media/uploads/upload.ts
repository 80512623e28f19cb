import type { Problem } from '@selvedge/shared/http/problem';
import type { MediaItem } from '@selvedge/shared/media/contract';

import { ApiError, csrfToken, withPasswordConfirmation } from '../../../../lib/http.js';

/** Transfer in progress. `done` rejects with ApiError, with status 0 if it was cancelled. */
export interface Transfer {
  readonly done: Promise<MediaItem>;
  readonly cancel: () => void;
}

/**
 * Uploads a file as the request body. Uses XMLHttpRequest, because only that reports upload
 * progress. `onProgress` receives the sent fraction, 0 to 1, and restarts at 0 if the request is
 * repeated (IDN-006).
 */
export function uploadMedia(file: File, onProgress: (part: number) => void): Transfer {
  let isCancelled = false;
  let request: XMLHttpRequest | undefined;
  const done = withPasswordConfirmation(() => {
    // The upload may have been cancelled while the password was requested.
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
      // The server answers an upload with the new item, and a refusal with a problem document.
      if (request.status === 201) resolve(answer as MediaItem);
      // See above.
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
    // A proxy answered. An empty problem document shows the general message.
    return {};
  }
}
