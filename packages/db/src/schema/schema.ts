// The one place where Drizzle sees every table; code imports the noun's own file.
export * from './agent.ts'
export * from './amenity.ts'
export * from './place.ts'
export * from './property.ts'
