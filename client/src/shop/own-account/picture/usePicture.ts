import { useState } from 'react';
import type { PercentCrop } from 'react-image-crop';

import { sendPicture } from './picture.api.js';
import { ApiError } from '../../../lib/http.js';

/** Saves the profile image, with the reason of a refusal. */
export function usePicture(file: File) {
  const [refusal, refuse] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async (square: PercentCrop): Promise<void> => {
    setBusy(true);
    try {
      await sendPicture(file, square);
      location.assign('/account/details/?done=picture');
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      refuse(thrown.message);
      setBusy(false);
    }
  };
  return { isBusy, refusal, refuse, save };
}
