import type { Message, MessageSide } from '@hearth/core/message/contract.ts'
import { byDay } from './days.ts'
import classes from './MessageDays.module.css'
import { dayInWords, timeOf } from './messageTimes.ts'

interface Props {
  messages: readonly Message[]
  /** The side of whoever reads. */
  own: MessageSide
  /** Who the other side is. */
  other: string
}

/** Messages under the days in London on which they were written; one's own at the right. */
export function MessageDays({ messages, own, other }: Props) {
  const now = new Date()
  return byDay(messages).map(({ day, messages: ofDay }) => (
    <section key={day} className={classes.day} aria-labelledby={`day-${day}`}>
      <h3 id={`day-${day}`} className={classes.date}>
        {dayInWords(ofDay[0].createdAt, now)}
      </h3>
      <ul className={classes.messages}>
        {ofDay.map(({ id, from, text, createdAt }) => (
          <li key={id} className={classes.message} data-own={from === own || undefined}>
            <p className={classes.who}>
              <span>{from === own ? 'You' : other}</span>
              <time dateTime={createdAt}>{timeOf(createdAt)}</time>
            </p>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  ))
}
