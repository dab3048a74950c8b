declare const brand: unique symbol

/** Whose: reads and writes of personal data require it, so that nobody forgets to say whose they are. */
export type UserId = number & { readonly [brand]: 'user' }

/** The company on whose behalf a signed-in person acts. */
export type AgentId = number & { readonly [brand]: 'agent' }
