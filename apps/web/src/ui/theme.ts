import {
  Badge,
  Button,
  type CSSVariablesResolver,
  createTheme,
  Drawer,
  type MantineColorsTuple,
  Modal,
} from '@mantine/core'

// Shade 8 is the fill in the light scheme, shade 7 in the dark one; both carry white text at 4.5 : 1.
const pine: MantineColorsTuple = [
  '#eef4f2',
  '#dce8e4',
  '#b7d0c8',
  '#8fb6aa',
  '#6b9e90',
  '#4f8b7c',
  '#3c7a6d',
  '#2c6a60',
  '#1f4d46',
  '#163a35',
]
const ember: MantineColorsTuple = [
  '#fdf0ec',
  '#f8ddd5',
  '#efb9aa',
  '#e6937d',
  '#de7458',
  '#d76245',
  '#c8553d',
  '#b24832',
  '#b24832',
  '#9c3d29',
]

const pill = { radius: 'xl' } as const
/** The head of a dialog is not that of the site, which a `header` beside it would be taken for. */
const noBanner = { attributes: { header: { role: 'presentation' } } } as const

/** Hearth in Mantine's terms. Colours by role are CSS variables, in roles.css. */
export const theme = createTheme({
  colors: { pine, ember },
  primaryColor: 'pine',
  primaryShade: { light: 8, dark: 7 },
  fontFamily: '"Figtree Variable", system-ui, -apple-system, "Segoe UI", sans-serif',
  headings: {
    fontFamily: 'var(--hearth-serif)',
    fontWeight: '560',
    sizes: {
      h1: { fontSize: 'clamp(2rem, 1.5rem + 1.7vw, 2.625rem)', lineHeight: '1.12' },
      h2: { fontSize: 'clamp(1.625rem, 1.3rem + 1.1vw, 2.125rem)', lineHeight: '1.18' },
      h3: { fontSize: '1.375rem', lineHeight: '1.25' },
      h4: { fontSize: '1.125rem', lineHeight: '1.3' },
    },
  },
  radius: { xs: '8px', sm: '10px', md: '14px', lg: '20px', xl: '999px' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: Button.extend({
      defaultProps: pill,
      styles: { root: { fontWeight: 600 } },
    }),
    // A cross says nothing to those who do not see it.
    CloseButton: { defaultProps: { 'aria-label': 'Close' } },
    Badge: Badge.extend({ defaultProps: pill }),
    Modal: Modal.extend({ defaultProps: { radius: 'lg', centered: true, ...noBanner } }),
    Drawer: Drawer.extend({ defaultProps: { radius: 0, ...noBanner } }),
  },
})

const roles = {
  '--mantine-color-body': 'var(--hearth-paper)',
  '--mantine-color-text': 'var(--hearth-ink)',
  '--mantine-color-dimmed': 'var(--hearth-soft)',
  '--mantine-color-placeholder': 'var(--hearth-soft)',
  '--mantine-color-anchor': 'var(--hearth-pine-text)',
  '--mantine-color-error': 'var(--hearth-ember-text)',
  '--mantine-color-default': 'var(--hearth-card)',
  '--mantine-color-default-hover': 'var(--hearth-sand)',
  '--mantine-color-default-color': 'var(--hearth-ink)',
  '--mantine-color-default-border': 'var(--hearth-line)',
}

/** The greys that Mantine's components take in the dark scheme, from text to the deepest ground. */
const darkShades = Object.fromEntries(
  [
    ...['ink', 'ink', 'soft', 'soft', 'line'],
    ...['sand', 'card', 'paper', 'paper', 'deep-pine'],
  ].map((role, shade) => [`--mantine-color-dark-${shade}`, `var(--hearth-${role})`]),
)

/** Mantine's own colours follow Hearth's roles, in both schemes. */
export const rolesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: roles,
  dark: { ...roles, ...darkShades },
})
