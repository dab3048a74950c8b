import type { Message, MessageSide } from '@hearth/core/message/contract.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { moveFor } from './threadScroll.ts'

/** So many pixels beneath what is seen are still the foot. */
const NEAR_FOOT_PX = 48

/** The place in a thread: kept when earlier messages come, at its foot when one is there. */
export function useThreadScroll(messages: readonly Message[] | undefined, own: MessageSide) {
  const frame = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const beneath = useRef(0)
  const shown = useRef<readonly Message[]>(undefined)
  const [isAtFoot, setAtFoot] = useState(true)
  const [hasNew, setHasNew] = useState(false)

  /** Shows what has so many pixels beneath it. */
  const showAbove = (pixels: number) => {
    const { current } = frame
    if (current) current.scrollTop = current.scrollHeight - current.clientHeight - pixels
  }
  const look = () => {
    const { current } = frame
    if (!current) return
    beneath.current = current.scrollHeight - current.clientHeight - current.scrollTop
    const isNear = beneath.current < NEAR_FOOT_PX
    setAtFoot(isNear)
    if (isNear) setHasNew(false)
  }

  useLayoutEffect(() => {
    if (!messages) return
    const move = moveFor(shown.current, messages, beneath.current < NEAR_FOOT_PX, own)
    shown.current = messages
    if (move === 'toFoot') showAbove(0)
    if (move === 'keepPlace') showAbove(beneath.current)
    if (move === 'offerNew') setHasNew(true)
    look()
  }, [messages, own])

  useEffect(() => {
    const { current } = frame
    if (!current) return
    // Letters that are loaded late and a text box that grows move the foot away.
    const follow = () => {
      if (beneath.current < NEAR_FOOT_PX) showAbove(0)
      look()
    }
    const observer = new ResizeObserver(follow)
    observer.observe(current)
    if (content.current) observer.observe(content.current)
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [])

  return { frame, content, isAtFoot, hasNew, toFoot: () => showAbove(0) }
}
