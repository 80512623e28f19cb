import type { Projection, Recorded } from '../../platform/event-log/model/projection.js';
import type { ImageImportEvent } from './image-import.events.js';

/** An external image and the state of its import. */
export interface ImageImportRow {
  readonly division: number;
  readonly key: string;
  readonly source: string;
  readonly status: 'wanted' | 'taken' | 'given-up';
  /** Uuid in the store's library after the import. */
  readonly picture: string | null;
  /** Failed attempts since the last request. */
  readonly tries: number;
  /** Reason of the last failure. */
  readonly reason: string | null;
  /** ISO 8601. */
  readonly notAgainBefore: string;
}

export const imageImports: Projection<ImageImportRow, ImageImportEvent> = {
  name: 'outside-pictures',
  reads: [
    'OutsidePictureWanted',
    'OutsidePictureTaken',
    'OutsidePictureMissed',
    'OutsidePictureGivenUp',
  ],
  keysOf: ({ division, event }) => [{ division, key: event.key }],
  apply: (row, recorded) => {
    const { event } = recorded;
    return event.type === 'OutsidePictureWanted'
      ? wantedRow({ ...recorded, event })
      : row && after(row, event);
  },
};

type OutsidePictureWanted = Extract<ImageImportEvent, { type: 'OutsidePictureWanted' }>;

function wantedRow({ division, event }: Recorded<OutsidePictureWanted>): ImageImportRow {
  const { key, source, notAgainBefore } = event;
  const nothingYet = { status: 'wanted', picture: null, tries: 0, reason: null } as const;
  return { division, key, source, notAgainBefore, ...nothingYet };
}

function after(
  row: ImageImportRow,
  event: Exclude<ImageImportEvent, OutsidePictureWanted>,
): ImageImportRow {
  switch (event.type) {
    case 'OutsidePictureTaken':
      return { ...row, status: 'taken', picture: event.picture };
    case 'OutsidePictureMissed':
      return { ...row, tries: row.tries + 1, reason: event.reason };
    case 'OutsidePictureGivenUp':
      return { ...row, status: 'given-up', tries: row.tries + 1, reason: event.reason };
  }
}
