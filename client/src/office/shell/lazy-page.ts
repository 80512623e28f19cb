import { lazy, type ReactNode } from 'react';

/** A page whose code is fetched when somebody goes there: who looks after orders needs no other. */
export function lazyPage<Props>(load: () => Promise<(props: Props) => ReactNode>) {
  return lazy(async () => ({ default: await load() }));
}
