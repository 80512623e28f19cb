import styles from './ConfirmCorrespondence.module.css';
import { Confirm } from './Confirm.js';
import { Field } from '../Field.js';

interface CorrespondenceProps {
  readonly recipients: readonly string[];
  readonly title: string;
  readonly text: string;
  /** Local time in the format of a `datetime-local` field; empty sends immediately. */
  readonly time: string;
  readonly onTime: (time: string) => void;
  readonly onAnswer: (answer: boolean) => void;
}

/** Shows recipients and time before a message is sent, which cannot be undone (EDT-023). */
export function ConfirmCorrespondence(props: CorrespondenceProps) {
  const { recipients, title, text, time, onTime, onAnswer } = props;
  const { length } = recipients;
  return (
    <Confirm
      title={length === 1 ? 'Send this to one person?' : `Send this to ${String(length)} people?`}
      yes={time === '' ? 'Send now' : 'Send at this time'}
      onAnswer={onAnswer}
    >
      <dl className={styles['said']}>
        <dt>To</dt>
        <dd>{recipients.join(', ')}</dd>
        <dt>Message</dt>
        <dd>
          <strong>{title}</strong>
          {text !== '' && <p>{text}</p>}
        </dd>
      </dl>
      <Field label="When" hint="Leave blank to send now">
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={time}
            onChange={({ currentTarget: { value } }) => {
              onTime(value);
            }}
          />
        )}
      </Field>
    </Confirm>
  );
}
