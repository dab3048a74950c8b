import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

interface Props
  extends ButtonProps,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> {
  ref?: Ref<HTMLAnchorElement>
}

function ButtonAnchor(props: Props) {
  return <Button component="a" {...props} />
}

/** A link that looks like a button. Takes the props of both. */
export const ButtonLink = createLink(ButtonAnchor)
