import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { fetchProfile, profileKey } from './profile.api.js';
import { ProfileForm } from './ProfileForm.js';
import { OwnPayroll } from '../payroll/OwnPayroll.js';
import { buttonLink } from '../../../ui/office/button-link.js';
import styles from '../../../ui/office/fields.module.css';
import { ListPage } from '../../../ui/office/ListPage.js';
import { ListSkeleton } from '../../../ui/office/ListSkeleton.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';

/** Profile page of the signed-in member of staff. */
export function ProfilePage() {
  const own = useQuery({ queryKey: profileKey, queryFn: fetchProfile });
  return (
    <ListPage
      title="My profile"
      tools={
        <Link to="/security" className={buttonLink()}>
          Two-factor authentication
        </Link>
      }
    >
      {own.isPending && <ListSkeleton label="Loading your profile…" rows={4} />}
      {own.isError && <NotLoaded what="Your profile" of={own} />}
      <div className={styles['panels']}>
        {own.data && <ProfileForm own={own.data} />}
        <OwnPayroll />
      </div>
    </ListPage>
  );
}
