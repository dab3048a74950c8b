import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useFocusWhenFewer } from '../../../../ui/useFocusWhenFewer.ts'
import { moved } from './order.ts'
import classes from './PictureList.module.css'
import { PictureTile } from './PictureTile.tsx'

interface Props {
  pictures: readonly string[]
  onChange: (pictures: string[]) => void
}

/** The pictures in their order, which is changed by dragging or by the buttons of each. */
export function PictureList({ pictures, onChange }: Props) {
  const list = useFocusWhenFewer<HTMLOListElement>(pictures.length)
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<number>()
  const pressed = useRef<HTMLElement>(null)
  const order = pictures.join()
  // A button that moves with its picture would lose the keyboard.
  useEffect(() => {
    if (order) pressed.current?.focus({ preventScroll: true })
    pressed.current = null
  }, [order])

  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length || from === to) return
    const active = document.activeElement
    pressed.current =
      active instanceof HTMLElement && list.current?.contains(active) ? active : null
    onChange(moved(pictures, from, to))
    setSaid(
      to === 0 ? 'This is the main picture now.' : `Picture ${to + 1} of ${pictures.length} now.`,
    )
  }
  const remove = (at: number) => {
    onChange(pictures.filter((_, nth) => nth !== at))
    setSaid(`Picture ${at + 1} is removed.`)
  }

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {pictures.length > 0 && (
        <ol ref={list} className={classes.list} aria-label="Pictures in their order" tabIndex={-1}>
          {pictures.map((url, at) => (
            <PictureTile
              key={url}
              url={url}
              at={at}
              total={pictures.length}
              onMove={(to) => move(at, to)}
              onRemove={() => remove(at)}
              onDragStart={() => setDragged(at)}
              onDragEnd={() => setDragged(undefined)}
              onDropHere={dragged === undefined ? undefined : () => move(dragged, at)}
            />
          ))}
        </ol>
      )}
    </>
  )
}
