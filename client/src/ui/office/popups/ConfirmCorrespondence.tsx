import styles from './ConfirmCorrespondence.module.css';
import { Confirm } from './Confirm.js';
import { Field } from '../Field.js';

interface CorrespondenceProps {
  /** By name. */
  readonly recipients: readonly string[];
  readonly title: string;
  readonly text: string;
  /** On the clock of this browser, as a `datetime-local` field has it; empty for at once. */
  readonly time: string;
  readonly onTime: (time: string) => void;
  readonly onAnswer: (answer: boolean) => void;
}

/** EDT-023: what is sent to whom, and when, before nobody can take it back. */
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
      <Field label="When" hint="Leave it empty to send now">
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
