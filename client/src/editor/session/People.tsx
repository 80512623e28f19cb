import { useState } from 'react';

import styles from './People.module.css';
import { byPerson, type Person } from './presence.js';
import { initialsOf } from '../../lib/initials.js';

/** Maximum number of people shown individually. */
const shown = 5;

/** Other people on the page; a click follows them. */
export function People(props: {
  readonly people: readonly Person[];
  readonly onFollow: (person: Person) => void;
}) {
  const { people, onFollow } = props;
  const all = byPerson(people);
  const rest = all.length - shown;
  return (
    <div className={styles['people']} role="group" aria-label="Also on this page">
      {all.slice(0, shown).map((windows) => (
        <Avatar key={windows[0].id} windows={windows} onFollow={onFollow} />
      ))}
      {rest > 0 && <span className={styles['rest']}>+{rest}</span>}
    </div>
  );
}

interface AvatarProps {
  readonly windows: readonly [Person, ...Person[]];
  readonly onFollow: (person: Person) => void;
}

function Avatar({ windows, onFollow }: AvatarProps) {
  const [person] = windows;
  const { name, colour, avatar, isIdle } = person;
  const picture = usePicture(avatar);
  const count = windows.length;
  const places = count === 1 ? '' : `, in ${String(count)} windows`;
  return (
    <button
      type="button"
      className={styles['person']}
      data-idle={isIdle}
      style={picture === null ? { background: colour } : { borderColor: colour }}
      title={`${name}${places}${isIdle ? ', away' : ''}`}
      // Voice control needs the visible text in the label, which is the initials unless there is an
      // image.
      aria-label={`${picture === null ? `${initialsOf(name)}, ` : ''}${name}${places}: follow`}
      onClick={() => {
        onFollow(person);
      }}
    >
      {picture ?? initialsOf(name)}
      {count > 1 && (
        <span className={styles['places']} aria-hidden>
          {count}
        </span>
      )}
    </button>
  );
}

/** Null without an image, or if the image no longer loads. */
function usePicture(avatar: string | null) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (avatar === null || avatar === failedUrl) return null;
  return (
    <img
      className={styles['picture']}
      src={avatar}
      alt=""
      onError={() => {
        setFailedUrl(avatar);
      }}
    />
  );
}
