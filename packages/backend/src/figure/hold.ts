import type { FigureCollector, Happening } from './collect.ts'

export interface HeldFigures extends FigureCollector {
  /** Counts what was held until now: somebody gets to see it. */
  passOn(): void
}

/** Holds what is counted back while nobody knows yet whether it is shown. What is not passed on counts nowhere. */
export function holdFigures(figures: FigureCollector): HeldFigures {
  let held: Happening[] = []
  return {
    count: (happening) => void held.push(happening),
    passOn() {
      for (const happening of held) figures.count(happening)
      held = []
    },
    end: async () => undefined,
  }
}
