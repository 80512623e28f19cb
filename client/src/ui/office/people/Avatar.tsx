import styles from './people.module.css';
import { initialsOf } from '../../../lib/initials.js';

interface AvatarProps {
  readonly name: string;
  /** Path of the image; null shows initials instead. */
  readonly avatar: string | null;
}

/** Profile image of a person (IDN-001). */
export function Avatar({ name, avatar }: AvatarProps) {
  if (avatar === null)
    return (
      <span className={styles['avatar']} aria-hidden>
        {initialsOf(name)}
      </span>
    );
  return <img className={styles['avatar']} src={avatar} alt="" width={36} height={36} />;
}
