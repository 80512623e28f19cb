import { DomainError, domainError } from '../domain-error.js';
import type { VectorTask } from './vector-task.js';

/** The drawing took longer than its limit, or ended the process that rendered it. */
export class DrawingTooComplex extends domainError(
  'invalid',
  'The drawing takes too long to render. Simplify its filters, or save it as a PNG.',
) {}

/** The drawing cannot be rendered at all. */
export class DrawingUnreadable extends DomainError {
  override readonly kind = 'invalid';

  /** `reason` is what libvips reports. */
  constructor(readonly reason: string) {
    super('The drawing cannot be read');
  }
}

/** The drawing is slow. `withSlowDrawings` renders it in a separate queue. */
export class DrawingSlow extends Error {
  override readonly name = 'DrawingSlow';

  constructor(
    readonly task: VectorTask,
    readonly limitMs: number,
  ) {
    super('The drawing is rendered outside withSlowDrawings');
  }
}
