import classes from './Logo.module.css'

/** The house with a fire in it, and the name. Takes the colour of its surroundings. */
export function Logo({ tone = 'pine' }: { tone?: 'pine' | 'light' }) {
  return (
    <span className={classes.logo} data-tone={tone}>
      <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path
          className={classes.house}
          d="M16 3.2 28.2 13a2 2 0 0 1 .8 1.6V26a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V14.6a2 2 0 0 1 .8-1.6L16 3.2Z"
        />
        <path
          className={classes.flame}
          d="M16.5 10.5c.4 3 4.9 4.9 4.9 9.3a5.4 5.4 0 0 1-10.800 0c0-2.300 1.100-3.700 2.300-4.900.2 1.300.8 2 1.500 2.200-.3-2.600.3-5 2.100-6.600Z"
        />
        <path
          className={classes.core}
          d="M16.200 17.600c.2 1.500 2.200 2.100 2.200 4a2.400 2.400 0 0 1-4.800 0c0-1.600 1.500-2.200 2.600-4Z"
        />
      </svg>
      Hearth
    </span>
  )
}
