import type { Interaction } from '@selvedge/shared/interactions/interactions';

/** Identifies a visitor on one page, without linking to the person or to other pages. */
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
