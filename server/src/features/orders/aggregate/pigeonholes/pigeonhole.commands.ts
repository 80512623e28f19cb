export interface PutInPigeonhole {
  readonly type: 'PutInPigeonhole';
  readonly orderId: number;
  readonly itemId: number;
  /** Upper case. */
  readonly code: string;
}

export interface TakeFromPigeonhole {
  readonly type: 'TakeFromPigeonhole';
  readonly orderId: number;
  readonly itemId: number;
}

export type PigeonholeCommand = PutInPigeonhole | TakeFromPigeonhole;

const types: ReadonlySet<string> = new Set<PigeonholeCommand['type']>([
  'PutInPigeonhole',
  'TakeFromPigeonhole',
]);

export function isAboutPigeonholes(command: {
  readonly type: string;
}): command is PigeonholeCommand {
  return types.has(command.type);
}
