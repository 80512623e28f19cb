import type { FormState } from '@selvedge/shared/screens/form-state';
import { Suspense, useState, useSyncExternalStore } from 'react';
// Styles of the cropper; lazily loaded parts of the shop cannot load their own.
import 'react-image-crop/dist/ReactCrop.css';

import styles from './picture.module.css';
import { AccountPart } from '../AccountFrame.js';
import { classesOf } from '../../../lib/class-names.js';
import { initialsOf } from '../../../lib/initials.js';
import { useBusyForm } from '../../../lib/useBusyForm.js';
import { FormRefusal } from '../../../ui/shop/FormRefusal.js';
import { buttonClass } from '../../../ui/shop/common/button.js';
import { later } from '../../../ui/shop/later.js';

const css = classesOf(styles);

// Loaded once a file was chosen.
const PictureCropper = later(async () => (await import('./PictureCropper.js')).PictureCropper);

const accepted = 'image/png,image/jpeg,image/webp';
const still = () => () => undefined;

interface PicturePartProps {
  /** Path of the image, or null. */
  readonly avatar: string | null;
  readonly name: string;
  readonly form: FormState | null;
}

/**
 * Profile image (IDN-001). Without script the centre of a new image is used; cropping needs script.
 */
export function PicturePart({ avatar, name, form }: PicturePartProps) {
  const [file, choose] = useState<File>();
  const isScripted = useSyncExternalStore(
    still,
    () => true,
    () => false,
  );
  return (
    <AccountPart id="picture-part" title="Picture">
      <FormRefusal form={form} />
      <div className={css('row')}>
        {avatar === null ? (
          <span className={css('picture')} aria-hidden>
            {initialsOf(name)}
          </span>
        ) : (
          <img className={css('picture')} src={avatar} alt="Your picture" width={96} height={96} />
        )}
        {isScripted && <FileButton isFirst={avatar === null} onChoose={choose} />}
        {avatar !== null && <RemoveForm />}
      </div>
      {!isScripted && <PlainForm isFirst={avatar === null} form={form} />}
      <p>Your team and our staff see it next to your name.</p>
      {file !== undefined && (
        <Suspense>
          <PictureCropper
            file={file}
            onCancel={() => {
              choose(undefined);
            }}
          />
        </Suspense>
      )}
    </AccountPart>
  );
}

interface FileButtonProps {
  readonly isFirst: boolean;
  readonly onChoose: (file: File | undefined) => void;
}

function FileButton({ isFirst, onChoose }: FileButtonProps) {
  return (
    <label className={`${buttonClass('secondary')} ${css('file')}`}>
      {isFirst ? 'Choose picture' : 'Change picture'}
      <input
        type="file"
        accept={accepted}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0]);
          // Allows the same file to be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

function PlainForm({
  isFirst,
  form,
}: Pick<FileButtonProps, 'isFirst'> & Pick<PicturePartProps, 'form'>) {
  return (
    <form
      className={css('row')}
      method="post"
      action="/account/details/picture/"
      encType="multipart/form-data"
    >
      <input
        id="picture"
        name="picture"
        type="file"
        accept={accepted}
        required
        aria-label={isFirst ? 'Choose picture' : 'Change picture'}
        aria-invalid={form !== null}
      />
      <button className={buttonClass('secondary')}>Save picture</button>
    </form>
  );
}

function RemoveForm() {
  const { busy, onSubmit } = useBusyForm();
  return (
    <form method="post" action="/account/details/picture/remove/" onSubmit={onSubmit}>
      <button className={buttonClass('secondary')} aria-busy={busy}>
        Remove
      </button>
    </form>
  );
}
