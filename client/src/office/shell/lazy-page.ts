import { lazy, type ReactNode } from 'react';

/** Wraps a page component so that its code is loaded on first navigation. */
export function lazyPage<Props>(load: () => Promise<(props: Props) => ReactNode>) {
  return lazy(async () => ({ default: await load() }));
}
