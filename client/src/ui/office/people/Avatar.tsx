import styles from './people.module.css';
import { initialsOf } from '../../../lib/initials.js';

interface AvatarProps {
  readonly name: string;
  /** The path of their picture; null where their initials stand for them. */
  readonly avatar: string | null;
}

/** IDN-001: the picture of a person, beside their name. */
export function Avatar({ name, avatar }: AvatarProps) {
  if (avatar === null)
    return (
      <span className={styles['avatar']} aria-hidden>
        {initialsOf(name)}
      </span>
    );
  return <img className={styles['avatar']} src={avatar} alt="" width={36} height={36} />;
}
