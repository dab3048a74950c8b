import classes from './HeldData.module.css'
import { HELD } from './heldData.ts'

/** Each sort of data with its purpose, basis and time. */
export function HeldData() {
  return HELD.map(({ title, what, why, basis, kept }) => (
    <div key={title} className={classes.sort}>
      <h3>{title}</h3>
      <p>{what}</p>
      <dl>
        <dt>What for</dt>
        <dd>{why}</dd>
        <dt>Lawful basis</dt>
        <dd>{basis}</dd>
        <dt>Kept</dt>
        <dd>{kept}</dd>
      </dl>
    </div>
  ))
}
