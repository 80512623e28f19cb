import type { Decider } from '../../platform/event-log/model/decider.js';
import type { ImageImportCommand } from './image-import.commands.js';
import type { ImageImportEvent } from './image-import.events.js';

/** Number of attempts per request. */
export const maxTries = 4;

/** Null until a page requests the image. */
type State = {
  readonly status: 'wanted' | 'taken' | 'given-up';
  readonly tries: number;
  readonly notAgainBefore: string;
} | null;

function decide(command: ImageImportCommand, state: State): readonly ImageImportEvent[] {
  const { key } = command;
  if (command.type === 'WantOutsidePicture') return want(command, state);
  // A repeated job has no effect.
  if (state?.status !== 'wanted') return [];
  if (command.type === 'TakeOutsidePicture')
    return [{ type: 'OutsidePictureTaken', key, picture: command.picture }];
  const { reason, isLasting } = command;
  const isLast = isLasting || state.tries + 1 >= maxTries;
  return [{ type: isLast ? 'OutsidePictureGivenUp' : 'OutsidePictureMissed', key, reason }];
}

/** A failed image is requested again when a page is saved, but not before `notAgainBefore`. */
function want(
  { key, source, now, notAgainBefore }: Extract<ImageImportCommand, { type: 'WantOutsidePicture' }>,
  state: State,
): readonly ImageImportEvent[] {
  if (state?.status === 'taken' || (state !== null && now < state.notAgainBefore)) return [];
  return [{ type: 'OutsidePictureWanted', key, source, notAgainBefore }];
}

function evolve(state: State, event: ImageImportEvent): State {
  if (event.type === 'OutsidePictureWanted')
    return { status: 'wanted', tries: 0, notAgainBefore: event.notAgainBefore };
  if (state === null) return null;
  switch (event.type) {
    case 'OutsidePictureTaken':
      return { ...state, status: 'taken' };
    case 'OutsidePictureMissed':
      return { ...state, tries: state.tries + 1 };
    case 'OutsidePictureGivenUp':
      return { ...state, status: 'given-up' };
  }
}

/** Image import aggregate, one stream per address within a store (decision 0012). */
export const imageImportDecider: Decider<State, ImageImportCommand, ImageImportEvent> = {
  stream: ({ key }) => `outsidepicture-${key}`,
  initial: null,
  decide,
  evolve,
};
