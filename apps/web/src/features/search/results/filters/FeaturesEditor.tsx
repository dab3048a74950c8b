import { FEATURE_LABELS } from '@hearth/core/property/featureLabels.ts'
import { FEATURE_TAGS, type FeatureTag } from '@hearth/core/property/featureTags.ts'
import { Chip, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { EditorProps } from './editorProps.ts'
import classes from './FilterForm.module.css'

interface Props {
  label: string
  chosen: readonly FeatureTag[]
  onChange(chosen: FeatureTag[]): void
}

/** The features whose label holds the text; the chosen ones stay, whatever is looked for. */
export function featuresFor(text: string, chosen: readonly FeatureTag[]): FeatureTag[] {
  const wanted = text.trim().toLowerCase()
  return FEATURE_TAGS.filter(
    (tag) => chosen.includes(tag) || FEATURE_LABELS[tag].label.toLowerCase().includes(wanted),
  )
}

function FeatureChoice({ label, chosen, onChange }: Props) {
  const [text, setText] = useState('')
  return (
    <div className={classes.stack}>
      <TextInput
        label={label}
        placeholder="Garden, parking, lift…"
        data-autofocus
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Chip.Group
        multiple
        value={[...chosen]}
        onChange={(values) => onChange(FEATURE_TAGS.filter((tag) => values.includes(tag)))}
      >
        <div className={`${classes.choices} ${classes.scroll}`}>
          {featuresFor(text, chosen).map((tag) => (
            <Chip
              key={tag}
              value={tag}
              variant="outline"
              classNames={{ label: classes.choice }}
              size="sm"
            >
              {FEATURE_LABELS[tag].label}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </div>
  )
}

const without = (tags: readonly FeatureTag[] | undefined, left: readonly FeatureTag[]) =>
  tags?.filter((tag) => !left.includes(tag))

/** Whatever is chosen last counts: no feature can be both wanted and excluded. */
export function FeaturesEditor({ draft, change }: EditorProps) {
  return (
    <FeatureChoice
      label="Every home has"
      chosen={draft.features ?? []}
      onChange={(features) =>
        change({ features, excludedFeatures: without(draft.excludedFeatures, features) })
      }
    />
  )
}

export function ExcludedFeaturesEditor({ draft, change }: EditorProps) {
  return (
    <FeatureChoice
      label="No home has"
      chosen={draft.excludedFeatures ?? []}
      onChange={(excludedFeatures) =>
        change({ excludedFeatures, features: without(draft.features, excludedFeatures) })
      }
    />
  )
}
