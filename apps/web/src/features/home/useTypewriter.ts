import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { TYPEWRITER_START, typewriterDelay, typewriterStep } from './typewriter.ts'

/** The text that the typewriter shows right now. It stands still for people who prefer that. */
export function useTypewriter(texts: readonly string[], isRunning: boolean): string {
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })
  const [state, setState] = useState(TYPEWRITER_START)

  useEffect(() => {
    if (isStill || !isRunning) return
    const delay = typewriterDelay(state, texts, Math.random())
    const timer = setTimeout(() => setState((now) => typewriterStep(now, texts)), delay)
    return () => clearTimeout(timer)
  }, [state, texts, isStill, isRunning])

  return (isStill ? texts[0] : texts[state.text]?.slice(0, state.length)) ?? ''
}
