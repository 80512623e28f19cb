/** A running product. */
export interface RunningProduct {
  /** Returns the address of a shop by its code. */
  readonly urlOf: (code: string) => string;
  /** Resolves when the product has ended. */
  readonly stop: () => Promise<unknown>;
}

/** See product.mjs. */
export function startProduct(
  dataDir: string,
  options?: { readonly databaseUrl?: string; readonly port?: number },
): Promise<RunningProduct>;

/** See product.mjs. */
export function withProduct<Answer>(
  use: (urlOf: (code: string) => string) => Promise<Answer>,
  running?: string,
): Promise<Answer>;
