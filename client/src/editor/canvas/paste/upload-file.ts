import { problemOf } from '@selvedge/shared/forms/field-rules';
import { maxMediaBytes, mediaFormats, mediaTooLarge } from '@selvedge/shared/media/media-rules';

import { uploadMedia, type Transfer } from '../../../ui/office/media/uploads/upload.js';

const fileRules = [['ext', mediaFormats]] as const;

/** Starts the upload of a file to the media library. Throws an Error for a file that it refuses. */
export function uploadFile(file: File, onProgress: (part: number) => void): Transfer {
  const problem = problemOf(file.name, fileRules);
  if (problem !== undefined) throw new Error(problem);
  if (file.size > maxMediaBytes) throw new Error(mediaTooLarge);
  return uploadMedia(file, onProgress);
}
