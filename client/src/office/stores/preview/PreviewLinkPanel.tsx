import { previewLinkDays, type PreviewLink } from '@selvedge/shared/accounts/preview-link';

import styles from './PreviewLinkPanel.module.css';
import { usePreviewLink } from './usePreviewLink.js';
import { Button } from '../../../ui/office/Button.js';
import { formatDateTime } from '../../../ui/office/dates.js';
import { Panel } from '../../../ui/office/Panel.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';
import { TextField } from '../../../ui/office/TextField.js';

const days = String(previewLinkDays);

/** Manages the link that shows the shop before it opens (GRD-006). */
export function PreviewLinkPanel() {
  const { answer, make, end } = usePreviewLink();
  return (
    <Panel
      title="Preview link"
      text={`Anyone with this link can see the shop for ${days} days before it opens, without an account or password.`}
    >
      {answer.isError && <p role="alert">{answer.error.message}</p>}
      {answer.data?.link === null && (
        <div className={styles['tools']}>
          <Button
            isPending={make.isPending}
            onPress={() => {
              make.mutate();
            }}
          >
            Create preview link
          </Button>
        </div>
      )}
      {answer.data?.link && (
        <Link
          link={answer.data.link}
          isBusy={make.isPending || end.isPending}
          onMake={() => {
            make.mutate();
          }}
          onEnd={() => {
            end.mutate();
          }}
        />
      )}
    </Panel>
  );
}

function Link(props: {
  readonly link: PreviewLink;
  readonly isBusy: boolean;
  readonly onMake: () => void;
  readonly onEnd: () => void;
}) {
  const { link, isBusy, onMake, onEnd } = props;
  const notify = useSnackbar();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link.url);
    notify('Link copied.');
  };
  return (
    <>
      <TextField
        label="Link to share"
        value={link.url}
        isReadOnly
        description={`Valid until ${formatDateTime(link.endsAt)}. Creating a new link deactivates this one, including for current visitors.`}
      />
      <div className={styles['tools']}>
        <Button onPress={() => void copy()}>Copy link</Button>
        <Button isDisabled={isBusy} onPress={onMake}>
          Create new link
        </Button>
        <Button kind="danger" isDisabled={isBusy} onPress={onEnd}>
          Deactivate link
        </Button>
      </div>
    </>
  );
}
