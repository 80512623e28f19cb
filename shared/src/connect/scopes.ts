const PLAIN_SCOPES = [
  'page:read',
  'page:write',
  'pages:list',
  'theme:preview',
  'publish',
  'comment',
] as const;

/** Allows changes to the blocks with these comma-separated uuids only. */
export type BlockScope = `block:write:${string}`;

/**
 * Permissions of an external editor. All except `pages:list` concern the page of its session.
 * `page:write` includes every `block:write`.
 */
export type ConnectScope = (typeof PLAIN_SCOPES)[number] | BlockScope;

const blockPrefix = 'block:write:';
const uuids =
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(,[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}){0,99}$/;

export function isConnectScope(text: string): text is ConnectScope {
  if (text.startsWith(blockPrefix)) return uuids.test(text.slice(blockPrefix.length));
  return PLAIN_SCOPES.some((scope) => scope === text);
}

/** Returns the writable blocks: `all` for the whole page, empty for read-only access. */
export function writableBlocks(scopes: readonly string[]): ReadonlySet<string> | 'all' {
  if (scopes.includes('page:write')) return 'all';
  const named = scopes.filter((scope) => scope.startsWith(blockPrefix));
  return new Set(named.flatMap((scope) => scope.slice(blockPrefix.length).split(',')));
}

/**
 * Returns the scopes that are both granted and requested; for block scopes, the blocks that both
 * name.
 */
export function commonScopes(
  granted: readonly ConnectScope[],
  requested: readonly ConnectScope[],
): readonly ConnectScope[] {
  const plain = PLAIN_SCOPES.filter(
    (scope) => granted.includes(scope) && requested.includes(scope),
  );
  const [ours, theirs] = [writableBlocks(granted), writableBlocks(requested)];
  const blocks =
    ours === 'all'
      ? theirs
      : theirs === 'all'
        ? ours
        : new Set([...ours].filter((id) => theirs.has(id)));
  if (blocks === 'all' || blocks.size === 0) return plain;
  return [...plain, `${blockPrefix}${[...blocks].join(',')}`];
}
