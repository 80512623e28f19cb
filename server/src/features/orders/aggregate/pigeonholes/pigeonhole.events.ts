export interface ItemPutInPigeonhole {
  readonly type: 'ItemPutInPigeonhole';
  readonly orderId: number;
  readonly hash: string;
  readonly itemId: number;
  readonly code: string;
}

export interface ItemTakenFromPigeonhole {
  readonly type: 'ItemTakenFromPigeonhole';
  readonly orderId: number;
  readonly hash: string;
  readonly itemId: number;
  readonly code: string;
}

export type PigeonholeEvent = ItemPutInPigeonhole | ItemTakenFromPigeonhole;

const types: ReadonlySet<string> = new Set<PigeonholeEvent['type']>([
  'ItemPutInPigeonhole',
  'ItemTakenFromPigeonhole',
]);

export function isOfPigeonholes(event: { readonly type: string }): event is PigeonholeEvent {
  return types.has(event.type);
}
