import type { Interaction } from '@selvedge/shared/interactions/interactions';

/** Somebody on a page: no one can tell from it who, or which other pages they were on. */
interface VisitCommand {
  readonly visitId: string;
  readonly pageUuid: string;
}

export interface RecordInteraction extends VisitCommand {
  readonly type: 'RecordInteraction';
  readonly kind: Interaction;
}

export interface WithdrawFavourite extends VisitCommand {
  readonly type: 'WithdrawFavourite';
}

export type InteractionCommand = RecordInteraction | WithdrawFavourite;
