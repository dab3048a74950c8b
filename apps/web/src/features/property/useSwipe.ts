import { type TouchEvent, useRef } from 'react'

/** Pixels a finger must travel sideways, and more than it travels up or down. */
const THRESHOLD = 40

/** Touch handlers that tell a sideways swipe from a scroll. */
export function useSwipe({ onLeft, onRight }: { onLeft(): void; onRight(): void }) {
  const start = useRef<{ x: number; y: number } | null>(null)

  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.changedTouches[0]
      const isOneFinger = event.touches.length === 1 && touch
      start.current = isOneFinger ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0]
      if (!start.current || !touch) return
      const sideways = touch.clientX - start.current.x
      const updown = touch.clientY - start.current.y
      start.current = null
      if (Math.abs(sideways) < THRESHOLD || Math.abs(sideways) < Math.abs(updown) * 1.5) return
      if (sideways < 0) onLeft()
      else onRight()
    },
  }
}
