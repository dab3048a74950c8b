import { UnstyledButton } from '@mantine/core'
import { IconBrandFacebook, IconBrandInstagram, IconBrandX } from '@tabler/icons-react'
import classes from './Footer.module.css'

const NETWORKS = [
  { name: 'Facebook', Icon: IconBrandFacebook },
  { name: 'X', Icon: IconBrandX },
  { name: 'Instagram', Icon: IconBrandInstagram },
]

/** Hearth has no page on these networks yet, so they lead nowhere: buttons, not links. */
export function SocialLinks() {
  return (
    <ul className={classes.social}>
      {NETWORKS.map(({ name, Icon }) => (
        <li key={name}>
          <UnstyledButton className={classes.network} aria-label={`Hearth on ${name}`}>
            <Icon size={20} stroke={1.5} aria-hidden="true" />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
