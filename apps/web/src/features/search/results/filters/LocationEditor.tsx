import { joinList, KM_PER_MILE, radiusInMiles, splitList } from '@hearth/core/search/labels.ts'
import { Autocomplete, NativeSelect, Pill } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { trpc } from '../../../../trpc.ts'
import type { EditorProps } from './editorProps.ts'
import classes from './FilterForm.module.css'
import { including, numberOf, type Option, textOf } from './options.ts'

const round1 = (n: number) => Math.round(n * 10) / 10
const radiusLabel = (km: number) => `Within ${radiusInMiles(km)}`
const RADII: Option[] = [0.5, 1, 2, 3, 5, 10, 15, 20, 30, 40].map((miles) => {
  const km = round1(miles * KM_PER_MILE)
  return { value: String(km), label: radiusLabel(km) }
})

/** Places as pills, one more by typing, and how far around them. */
export function LocationEditor({ draft, change }: EditorProps) {
  const [places, setPlaces] = useState(() => splitList(draft.location))
  const [text, setText] = useState('')
  const suggestions = useSuggestions(text)

  const update = (nextPlaces: string[], nextText: string) => {
    setPlaces(nextPlaces)
    setText(nextText)
    // What is typed and not yet picked counts: Enter or "Apply" must not lose it.
    change({ location: joinList([...nextPlaces, ...splitList(nextText)]) })
  }

  return (
    <div className={classes.stack}>
      {places.length > 0 && (
        <Pill.Group>
          {places.map((place, index) => (
            <Pill
              key={place}
              size="md"
              withRemoveButton
              className={classes.place}
              onRemove={() => update(places.toSpliced(index, 1), text)}
              removeButtonProps={{ 'aria-label': `Remove ${place}`, tabIndex: 0 }}
            >
              {place}
            </Pill>
          ))}
        </Pill.Group>
      )}
      <Autocomplete
        label={places.length > 0 ? 'Or also in' : 'Place, station or postcode'}
        placeholder="Clapham, SW4, Clapham South…"
        data-autofocus
        maxLength={100}
        leftSection={<IconMapPin size={16} stroke={1.6} aria-hidden />}
        data={suggestions}
        filter={({ options }) => options}
        value={text}
        onChange={(value) => update(places, value)}
        onOptionSubmit={(label) => update([...places.filter((p) => p !== label), label], '')}
        comboboxProps={{ withinPortal: false }}
      />
      <NativeSelect
        label="How far around"
        value={textOf(draft.radius)}
        data={[
          { value: '', label: 'This area only' },
          ...including(RADII, draft.radius, radiusLabel),
        ]}
        onChange={(event) => change({ radius: numberOf(event.currentTarget.value) })}
      />
    </div>
  )
}

/** Labels of the places that begin with the text or may be meant by it; none until two letters are typed. */
function useSuggestions(text: string): string[] {
  const [settled] = useDebouncedValue(text.trim(), 150)
  const suggestions = trpc.search.suggestPlaces.useQuery(
    { text: settled },
    { enabled: settled.length >= 2, placeholderData: (previous) => previous },
  )
  if (text.trim().length < 2) return []
  return [...new Set(suggestions.data?.map((place) => place.label))]
}
