import { longMoment } from '@selvedge/shared/dates/english-dates';
import { messages } from '@selvedge/shared/messages';
import { useSyncExternalStore } from 'react';

import styles from '../access.module.css';
import { timeLeft } from './time-left.js';
import { AccessPage } from '../AccessCard.js';
import { classesOf } from '../../../lib/class-names.js';
import type { ScreenProps } from '../../../lib/screen.js';
import { useBusyForm } from '../../../lib/useBusyForm.js';
import { useCheckedForm } from '../../../lib/useCheckedForm.js';
import { buttonClass } from '../../../ui/shop/common/button.js';
import { TextField } from '../../../ui/shop/Field.js';
import { FormRefusal } from '../../../ui/shop/FormRefusal.js';

const css = classesOf(styles);
const second = 1000;

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, second);
  return () => clearInterval(timer);
}

/** Current time in whole seconds; null on the server, which renders only the date. */
function useNow(): number | null {
  return useSyncExternalStore(
    everySecond,
    () => Math.floor(Date.now() / second),
    () => null,
  );
}

/** Offset of the reader's time zone at a moment, in minutes east of UTC; zero on the server. */
function offsetAt(moment: Date, now: number | null): number {
  return now === null ? 0 : -moment.getTimezoneOffset();
}

/** Reserves its space from the start, so that the layout does not move once the clock runs. */
function Clock({ opensAt, now }: { readonly opensAt: string; readonly now: number | null }) {
  const left = timeLeft(Date.parse(opensAt), (now ?? 0) * second);
  return (
    <div role="timer">
      <dl className={css('clock', now === null && 'waiting')}>
        {Object.entries(left).map(([unit, count]) => (
          <div key={unit}>
            <dt>{unit}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Opening time in the reader's zone with a clock, or a note once it has passed. */
function Opening({ opensAt, isPast }: { readonly opensAt: string; readonly isPast: boolean }) {
  const now = useNow();
  const moment = new Date(opensAt);
  const isOver = now === null ? isPast : now * second >= moment.getTime();
  if (isOver)
    return <p role="status">The team is about to open this shop. Reload the page in a moment.</p>;
  return (
    <>
      <p>{`Opening on ${longMoment(moment, offsetAt(moment, now))}`}</p>
      <Clock opensAt={opensAt} now={now} />
    </>
  );
}

/** Newsletter form; works without script. */
function Subscribe({
  form: sent,
  hasSubscribed,
}: Pick<ScreenProps<'countdown'>['screen'], 'form' | 'hasSubscribed'>) {
  const { form, attempt, handlers } = useCheckedForm(sent);
  const { busy, onSubmit } = useBusyForm();
  return (
    <div className={css('card', 'news')}>
      {hasSubscribed ? (
        <p role="status">{messages.subscriptionSent}</p>
      ) : (
        <>
          <FormRefusal form={form} attempt={attempt} />
          <form
            className={css('form')}
            method="post"
            action="/countdown/"
            onSubmit={onSubmit}
            {...handlers}
          >
            <p>Subscribe for news about the opening.</p>
            <TextField form={form} name="email" type="email" label="E-mail" autoComplete="email" />
            <button className={buttonClass('primary', true)} aria-busy={busy}>
              Subscribe
            </button>
          </form>
        </>
      )}
    </div>
  );
}

/** Page of a shop that has not opened yet (RTE-004), with an entrance for its team. */
export function CountdownPage({ frame, screen }: ScreenProps<'countdown'>) {
  const { heading, opensAt, isPast } = screen;
  return (
    <AccessPage frame={frame}>
      <div className={css('opening')}>
        <p dir="auto">{frame.name}</p>
        <h1 dir="auto">{heading}</h1>
        {opensAt !== null && <Opening opensAt={opensAt} isPast={isPast} />}
        <Subscribe {...screen} />
        <p className={css('team')}>
          <a href="/login/?redirect_uri=/">Sign in as a team member</a>
        </p>
      </div>
    </AccessPage>
  );
}
