import { createContext } from 'react'

/** How much waits for whoever looks at the tab; told before the name of the page. */
export const TitleCount = createContext(0)
