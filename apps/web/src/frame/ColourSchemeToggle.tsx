import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'

/** Switches between the light and the dark look; until it is used, the system decides. */
export function ColourSchemeToggle({ className }: { className?: string | undefined }) {
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return (
    <ActionIcon
      className={className}
      variant="transparent"
      size={44}
      radius="xl"
      aria-label={isDark ? 'Use the light look' : 'Use the dark look'}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon size={20} stroke={1.5} aria-hidden="true" />
    </ActionIcon>
  )
}
