import { searchFilter } from '@selvedge/shared/search/search-form';
import {
  isThemeKey,
  THEME_KEY_GROUPS,
  THEME_KEYS,
  type ThemeKey,
} from '@selvedge/shared/themes/keys';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';

import { readabilityOf, type Readability } from './draft-theme.js';
import styles from './PropertyList.module.css';
import { PropertyRow } from './PropertyRow.js';
import { PropertyTools, type Only } from './PropertyTools.js';
import { inheritanceOf } from './theme-labels.js';
import type { ThemeEditing } from './useThemeEditor.js';

type Readabilities = ReadonlyMap<ThemeKey, Readability>;

const groups = Object.entries(THEME_KEY_GROUPS).map(([name, keys]) => ({
  name,
  keys: Object.keys(keys).filter(isThemeKey),
}));

function isUnreadable({ pairs }: Readability): boolean {
  return pairs.some(({ ratio, least }) => ratio < least);
}

function isFound(group: string, key: ThemeKey, search: string): boolean {
  return searchFilter(search)(`${group} ${THEME_KEYS[key].label} ${key}`);
}

/** All theme properties with their values, by group. */
export function PropertyList({ editing }: { readonly editing: ThemeEditing }) {
  const { theme } = editing;
  const [search, setSearch] = useState('');
  const [only, setOnly] = useState<Only>('all');
  const readability = useReadability(theme);
  const unreadable = [...readability].filter(([, one]) => isUnreadable(one)).map(([key]) => key);
  const own = Object.keys(editing.draft.values);
  const isShown = (group: string, key: ThemeKey) =>
    isFound(group, key, search.trim()) &&
    (only === 'all' || (only === 'own' ? own.includes(key) : unreadable.includes(key)));
  const shown = groups
    .map(({ name, keys }) => ({ name, keys: keys.filter((key) => isShown(name, key)) }))
    .filter(({ keys }) => keys.length > 0);
  const isNarrowed = search.trim() !== '' || only !== 'all';
  return (
    <section className={styles['list']} aria-label="Properties">
      <PropertyTools
        search={search}
        only={only}
        counts={{ own: own.length, unreadable: unreadable.length }}
        onSearch={setSearch}
        onOnly={setOnly}
      />
      {shown.length === 0 && <p className={styles['none']}>No properties match this search.</p>}
      {shown.map(({ name, keys }) => (
        <Group
          key={`${name} ${String(isNarrowed)}`}
          name={name}
          isOpen={isNarrowed || name === 'Brand'}
        >
          {keys.map((key) => (
            <Row key={key} id={key} editing={editing} readability={readability} />
          ))}
        </Group>
      ))}
    </section>
  );
}

/** Contrast of all colours. Deferred, so that the colour picker stays responsive. */
function useReadability(theme: ThemeEditing['theme']): Readabilities {
  const deferred = useDeferredValue(theme);
  return useMemo(() => readabilityOf(deferred), [deferred]);
}

function Group(props: {
  readonly name: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}) {
  const { name, isOpen, children } = props;
  return (
    <details className={styles['group']} open={isOpen}>
      <summary>{name}</summary>
      <div className={styles['rows']}>{children}</div>
    </details>
  );
}

function Row(props: {
  readonly id: ThemeKey;
  readonly editing: ThemeEditing;
  readonly readability: Readabilities;
}) {
  const { id, editing, readability } = props;
  const { draft, theme, dispatch } = editing;
  const { isOwn, description } = inheritanceOf(draft, id);
  const surfaces = readability.get(id);
  return (
    <PropertyRow
      id={id}
      value={theme[id].value}
      draft={draft}
      isOwn={isOwn}
      from={description}
      readability={surfaces}
      dispatch={dispatch}
    />
  );
}
