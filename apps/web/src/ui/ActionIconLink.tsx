import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

interface Props
  extends ActionIconProps,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ActionIconProps> {
  ref?: Ref<HTMLAnchorElement>
}

function ActionIconAnchor(props: Props) {
  return <ActionIcon component="a" {...props} />
}

/** A link that is an icon, with its name for those who do not see it. Takes the props of both. */
export const ActionIconLink = createLink(ActionIconAnchor)
