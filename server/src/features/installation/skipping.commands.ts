export interface SkipEvent {
  readonly type: 'SkipEvent';
  readonly subscriber: string;
  readonly division: number;
  readonly position: number;
  readonly reason: string;
}
