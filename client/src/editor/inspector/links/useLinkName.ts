import { actionTitle } from '@selvedge/shared/links/action-titles';
import { linkOf } from '@selvedge/shared/links/link';
import { useEffect, useState } from 'react';

import { isAction, nameOfPage, type LinkType } from './link-targets.js';
import { fetchNamed, fetchPages } from './links.api.js';
import { ApiError } from '../../../lib/http.js';

/** Target of a link: its type, and its name if known; null if the target does not exist. */
interface LinkMeaning {
  readonly type: LinkType;
  readonly name?: string | null;
}

/** Derives the link type from the address alone. */
function typeOf(href: string): LinkType {
  const link = linkOf(href, location.origin);
  if (link.kind === 'action') return 'action';
  if (link.kind !== 'internal') return 'link';
  const { pathname } = new URL(link.href, location.origin);
  const [, first = '', second = ''] = pathname.split('/');
  if (['product', 'collection', 'blog'].includes(first) && second !== '') {
    // The check above narrows it to these types.
    return first as LinkType;
  }
  return link.href.startsWith('#') ? 'link' : 'page';
}

/** Resolves the target of a link; each address is requested once. */
export function useLinkName(href: string): LinkMeaning {
  const [resolved, setResolved] = useState<{
    readonly href: string;
    readonly name: string | null;
  }>();
  const type = typeOf(href);
  useEffect(() => {
    let isActive = true;
    nameOf(href, type).then(
      (name) => {
        if (isActive && name !== undefined) setResolved({ href, name });
      },
      // The address itself is shown if the request fails.
      () => undefined,
    );
    return () => {
      isActive = false;
    };
  }, [href, type]);
  return { type, ...(resolved?.href === href && { name: resolved.name }) };
}

const cache = new Map<string, Promise<string | null | undefined>>();

function nameOf(href: string, type: LinkType): Promise<string | null | undefined> {
  const cached = cache.get(href);
  if (cached !== undefined) return cached;
  const answer = fetchName(href, type);
  cache.set(href, answer);
  return answer;
}

function fetchName(href: string, type: LinkType): Promise<string | null | undefined> {
  const [path = ''] = href.split(/[?#]/);
  if (type === 'product' || type === 'collection') return nameOfNamed(type, path);
  if (isAction(href)) return Promise.resolve(actionTitle(href));
  if (type === 'page' || type === 'blog') return titleOf(path);
  return Promise.resolve(undefined);
}

async function nameOfNamed(type: 'product' | 'collection', path: string): Promise<string | null> {
  const [, , urlName = ''] = path.split('/');
  try {
    return (await fetchNamed(type, urlName)).name;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Undefined for addresses that are not pages of the owner, as they may be built-in pages. */
async function titleOf(path: string): Promise<string | undefined> {
  const page = (await fetchPages()).find(({ url }) => url === path);
  return page && nameOfPage(page);
}
