import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'

const CHOICES = {
  light: { text: 'Light', Icon: IconSun },
  dark: { text: 'Dark', Icon: IconMoon },
  auto: { text: 'System', Icon: IconDeviceDesktop },
} satisfies Record<MantineColorScheme, object>

const isChoice = (value: string): value is MantineColorScheme => value in CHOICES

/** The light look, the dark one, or whichever the system has, which holds until one is chosen. */
export function ColourSchemeMenu({ className }: { className?: string | undefined }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { text, Icon } = CHOICES[colorScheme]
  return (
    <Menu
      withinPortal={false}
      position="bottom-end"
      radius="md"
      shadow="md"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon
          className={className}
          variant="transparent"
          size={44}
          radius="xl"
          aria-label={`Colours: ${text}`}
        >
          <Icon size={20} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(chosen) => isChoice(chosen) && setColorScheme(chosen)}
        >
          {Object.entries(CHOICES).map(([value, choice]) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick>
              {choice.text}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
