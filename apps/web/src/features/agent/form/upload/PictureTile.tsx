import { ActionIcon, Tooltip } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconStar, IconTrash } from '@tabler/icons-react'
import { type ComponentType, type DragEvent, useState } from 'react'
import { Picture } from '../../../../ui/Picture.tsx'
import classes from './PictureTile.module.css'
import { SHARP_WIDTH, useIsSmall } from './useIsSmall.ts'

interface Props {
  url: string
  /** Its place, from 0. */
  at: number
  total: number
  onMove: (to: number) => void
  onRemove: () => void
  onDragStart: () => void
  onDragEnd: () => void
  /** Undefined while no picture of this list is dragged: files are for another place. */
  onDropHere: (() => void) | undefined
}

/** One picture of a home that is edited, which can be dragged to another's place. */
export function PictureTile({ url, at, total, onMove, onRemove, ...drag }: Props) {
  const name = `picture ${at + 1}`
  const target = useDropTarget(drag.onDropHere)
  const isSmall = useIsSmall(url)
  return (
    <li
      className={classes.tile}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        drag.onDragStart()
      }}
      onDragEnd={drag.onDragEnd}
      {...target}
    >
      <Picture
        className={classes.picture}
        src={url}
        alt={`Picture ${at + 1} of ${total}`}
        sizes="260px"
        draggable={false}
      />
      {at === 0 && <span className={classes.main}>Main picture</span>}
      {isSmall && (
        <p className={classes.small}>
          Small, and blurred when shown. Use one that is at least {SHARP_WIDTH} pixels wide.
        </p>
      )}
      <div className={classes.actions}>
        <Act
          icon={IconArrowLeft}
          label={`Move ${name} earlier`}
          isOff={at === 0}
          onPress={() => onMove(at - 1)}
        />
        <Act
          icon={IconArrowRight}
          label={`Move ${name} later`}
          isOff={at === total - 1}
          onPress={() => onMove(at + 1)}
        />
        <Act
          icon={IconStar}
          label={`Make ${name} the main picture`}
          isOff={at === 0}
          onPress={() => onMove(0)}
        />
        <Act icon={IconTrash} label={`Remove ${name}`} onPress={onRemove} />
      </div>
    </li>
  )
}

interface ActProps {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': boolean }>
  label: string
  /** There is nothing to do; the button stays where it is, and keeps the keyboard. */
  isOff?: boolean
  onPress: () => void
}

function Act({ icon: Icon, label, isOff = false, onPress }: ActProps) {
  return (
    <Tooltip label={label} disabled={isOff} openDelay={500}>
      <ActionIcon
        variant="subtle"
        size={40}
        radius="xl"
        aria-label={label}
        aria-disabled={isOff}
        data-off={isOff || undefined}
        className={classes.act}
        onClick={() => !isOff && onPress()}
      >
        <Icon size={19} stroke={1.7} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}

function useDropTarget(onDropHere: (() => void) | undefined) {
  const [isOver, setIsOver] = useState(false)
  if (!onDropHere) return {}
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      onDropHere()
    },
  }
}
